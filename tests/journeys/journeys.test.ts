import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startForTest } from '../local-firebase/start-for-test.mjs'
import { seededRandom, seedFromEnvironment } from '../rules/random.mjs'
import { createNetwork } from './network'
import { createStoredFounders } from './stored-founders'
import { createVirtualClock } from './virtual-clock'

const count = Number(process.env.JOURNEYS ?? 100)
const projectId = 'demo-journeys'

test(`${count} buyers sign up under random faults, and each ends with one account and one record`, async (context) => {
  const started = process.hrtime.bigint()
  const seed = seedFromEnvironment()
  const random = seededRandom(seed)
  const { authUrl, firestoreUrl } = await startForTest(context, { projectId })
  const clock = createVirtualClock(Date.now())
  const network = createNetwork(clock, random)
  clock.install()
  network.install()
  Math.random = random
  // Newer versions of Node have locks, which all browsers here would share, while real ones each have their own. So
  // there are none, and concurrent sign-ups meet only at the server.
  if (globalThis.navigator) Object.defineProperty(navigator, 'locks', { value: undefined })
  // Imported now, because the SDK keeps the `fetch` that exists when it is loaded.
  const { setLogLevel } = await import('firebase/app')
  const { travel } = await import('./journey')
  setLogLevel('silent')

  const { hostname, port } = new URL(firestoreUrl)
  const stored = createStoredFounders(authUrl, firestoreUrl, projectId)
  const settings = {
    firebase: { apiKey: 'any', authDomain: 'any', projectId, appId: 'any' },
    localFirebase: { authUrl, firestoreHost: hostname, firestorePort: Number(port) },
    crmAppUrl: 'https://app.example.com',
    siteUrl: 'https://www.example.com',
    contactUrl: undefined,
  }
  const tally: Record<string, number> = {}
  const world = { clock, network, stored, settings, random, tally }
  const before = clock.now()
  for (let journey = 0; journey < count; journey += 1) {
    const label = `seed ${seed}, journey ${journey}`
    const email = `${random() < 0.3 ? 'Ann.' : 'ann.'}${journey}@example.com`
    try {
      await travel(world, { email, password: `fence post ${journey}`, label })
      assert.equal((await stored.allAccounts()).length, 1, `${label}: no other account`)
      assert.equal((await stored.allRecords()).length, 1, `${label}: no other record`)
    } catch (error) {
      throw new Error(`${label} (repeat with SEED=${seed} JOURNEYS=${journey + 1})`, { cause: error })
    }
    clock.clear()
    await stored.clear()
  }

  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  const hours = (clock.now() - before) / 3_600_000
  context.diagnostic(`seed ${seed}: ${count} journeys, ${count} accounts, ${count} records, 0 false messages`)
  context.diagnostic(`${hours.toFixed(1)} hours for the buyers, ${seconds.toFixed(1)} s for us`)
  context.diagnostic(JSON.stringify(tally))
  const { requests, faults } = network.counts
  const hit = Object.values(faults).reduce((sum, each) => sum + each, 0)
  context.diagnostic(`${requests} requests, ${hit} of them faulty: ${JSON.stringify(faults)}`)
})
