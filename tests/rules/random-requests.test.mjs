import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { send, snapshot, store } from './engine.mjs'
import { startLocalEngine } from './local-engine.mjs'
import { mayDo } from './policy.mjs'
import { seededRandom, seedFromEnvironment } from './random.mjs'
import { randomRequest } from './random-requests.mjs'

const COUNT = 1500
let engine

before(async () => {
  engine = await startLocalEngine()
})
after(() => engine.close())

test(`the rules and the policy in plain JavaScript agree on ${COUNT} random requests`, async (context) => {
  const seed = seedFromEnvironment()
  const random = seededRandom(seed)
  let allowed = 0
  for (let i = 0; i < COUNT; i++) {
    const sample = randomRequest(random)
    await store(engine, sample.stored)
    const before = await snapshot(engine)
    const { status, text } = await send(engine, sample.request, sample.token)
    // 409: allowed by the rules, but the precondition that no document exists fails
    const isAllowed = status === 200 || status === 409
    const label = `seed ${seed}, request ${i}: ${status} ${JSON.stringify(sample)} ${text}`
    assert.equal(isAllowed, mayDo(sample), label)
    if (status !== 200) assert.equal(await snapshot(engine), before, label)
    if (isAllowed) allowed++
  }
  assert.ok(allowed > COUNT / 10 && allowed < COUNT / 2, `a fair mix of verdicts, not ${allowed} allowed`)
  context.diagnostic(`seed ${seed}: ${allowed} of ${COUNT} allowed; run on ${engine.name}`)
})
