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

test(`${COUNT} random requests are judged by the rules as by the policy in plain words`, async (context) => {
  const seed = seedFromEnvironment()
  const random = seededRandom(seed)
  let allowed = 0
  for (let i = 0; i < COUNT; i++) {
    const asked = randomRequest(random)
    await store(engine, asked.stored)
    const before = await snapshot(engine)
    const { status, text } = await send(engine, asked.request, asked.token)
    // 409: allowed by the rules, but the condition 'there is none' does not hold
    const isAllowed = status === 200 || status === 409
    const label = `seed ${seed}, request ${i}: ${status} ${JSON.stringify(asked)} ${text}`
    assert.equal(isAllowed, mayDo(asked), label)
    if (status !== 200) assert.equal(await snapshot(engine), before, label)
    if (isAllowed) allowed++
  }
  assert.ok(allowed > COUNT / 10 && allowed < COUNT / 2, `a fair mixture, not ${allowed} allowed`)
  context.diagnostic(`seed ${seed}: ${allowed} of ${COUNT} allowed; judged by ${engine.name}`)
})
