import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { send, store } from '../engine.mjs'
import { startLocalEngine } from '../local-engine.mjs'
import { seededRandom, seedFromEnvironment } from '../random.mjs'
import { randomRequest } from '../random-requests.mjs'
import { withOfficialEngine } from './with-official-engine.mjs'

const COUNT = Number(process.env.RANDOM_REQUESTS ?? 1500)
const { getEngine, options } = withOfficialEngine()
let local

before(async () => {
  local = await startLocalEngine()
})
after(() => local.close())

test(`${COUNT} random requests get the same status from both engines`, options, async (context) => {
  const seed = seedFromEnvironment()
  const random = seededRandom(seed)
  const tally = {}
  for (let i = 0; i < COUNT; i++) {
    const asked = randomRequest(random)
    const [official, own] = await Promise.all([ask(getEngine(), asked), ask(local, asked)])
    assert.equal(
      own.status,
      official.status,
      `seed ${seed}, request ${i}: ${JSON.stringify({ asked, official, own })}`,
    )
    tally[own.status] = (tally[own.status] ?? 0) + 1
  }
  context.diagnostic(`seed ${seed}, by status: ${JSON.stringify(tally)}; compared with ${getEngine().name}`)
})

async function ask(engine, { stored, request, token }) {
  await store(engine, stored)
  return send(engine, request, token)
}
