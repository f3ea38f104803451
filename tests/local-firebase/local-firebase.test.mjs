import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startLocalFirebase } from './local-firebase.mjs'
import { call, PROJECT_ID, RULES_FILE, startForTest } from './start-for-test.mjs'

const NOTES = `/v1/projects/${PROJECT_ID}/databases/(default)/documents/notes/a`

function rulesThatAllow(operation) {
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /notes/{id} { allow ${operation}: if true; } } }`
}

function rulesFileFor(context, text) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'firestore.rules')
  writeFileSync(file, text)
  return file
}

/** A local Firebase whose clock stands still. `check` lets a second pass and returns what was logged in it. */
async function startWithStoppedClock(context, rulesFile) {
  context.mock.timers.enable({ apis: ['setInterval'] })
  const logged = []
  const { firestoreUrl } = await startForTest(context, { rulesFile, log: (message) => logged.push(message) })
  return {
    statusOf: async (method, body) => (await call(firestoreUrl + NOTES, { method, body })).status,
    check() {
      context.mock.timers.tick(1000)
      return logged.splice(0)
    },
  }
}

async function occupyPort(context) {
  const { port, close } = await listen()
  context.after(close)
  return port
}

test('Auth and Firestore respond at their URLs', async (context) => {
  const { authUrl, firestoreUrl } = await startForTest(context)
  assert.match(authUrl, /^http:\/\/127\.0\.0\.1:\d+$/)
  assert.equal((await call(`${authUrl}/`, { method: 'GET' })).status, 200)
  assert.equal((await call(`${firestoreUrl}/`, { method: 'GET' })).status, 200)
})

test('the error names a busy port, and nothing is left running', async (context) => {
  const busy = await occupyPort(context)
  const options = { projectId: PROJECT_ID, rulesFile: RULES_FILE, log: () => {} }
  const expected = { code: 'EADDRINUSE', port: busy }
  await assert.rejects(startLocalFirebase({ ...options, authPort: busy, firestorePort: 0 }), expected)

  const free = await freePort()
  await assert.rejects(startLocalFirebase({ ...options, authPort: free, firestorePort: busy }), expected)
  await assert.rejects(fetch(`http://127.0.0.1:${free}/`), 'Auth was closed again')
})

async function freePort() {
  const { port, close } = await listen()
  await close()
  return port
}

async function listen() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('after close both ports are free', async () => {
  const options = { projectId: PROJECT_ID, rulesFile: RULES_FILE, authPort: 0, firestorePort: 0 }
  const { authUrl, firestoreUrl, close } = await startLocalFirebase(options)
  await close()
  await assert.rejects(fetch(authUrl))
  await assert.rejects(fetch(firestoreUrl))
})

test('it does not start with rules that it cannot enforce', async (context) => {
  const options = { projectId: PROJECT_ID, authPort: 0, firestorePort: 0 }
  const broken = rulesFileFor(context, rulesThatAllow('create').replace('if', 'fi'))
  const unknown = rulesFileFor(context, rulesThatAllow('create').replace('if true', 'if exists(/a/b)'))
  await assert.rejects(startLocalFirebase({ ...options, rulesFile: broken }), /line 2: expected 'if'/)
  await assert.rejects(startLocalFirebase({ ...options, rulesFile: unknown }), /not modelled/)
})

test('changed rules take effect within a second, and broken ones leave the previous ones in force', async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { statusOf, check } = await startWithStoppedClock(context, rulesFile)
  assert.equal(await statusOf('PATCH', { fields: {} }), 403)

  writeFileSync(rulesFile, rulesThatAllow('create'))
  assert.deepEqual(check(), ['firestore.rules reloaded'])
  assert.equal(await statusOf('PATCH', { fields: {} }), 200)

  writeFileSync(rulesFile, `${rulesThatAllow('get, create')} nonsense`)
  const [complaint] = check()
  assert.match(complaint, /^firestore\.rules NOT reloaded.*line 2/)
  assert.equal(await statusOf('GET'), 403)
})

test('an unreadable rules file is logged once each time it becomes unreadable', async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { check } = await startWithStoppedClock(context, rulesFile)
  for (const operation of ['create', 'delete']) {
    // A folder cannot be read as a file, whatever the permissions.
    rmSync(rulesFile)
    mkdirSync(rulesFile)
    const [complaint, ...others] = check()
    assert.match(complaint, /^firestore\.rules NOT reloaded/)
    assert.deepEqual([...others, ...check()], [])

    rmSync(rulesFile, { recursive: true })
    writeFileSync(rulesFile, rulesThatAllow(operation))
    assert.deepEqual(check(), ['firestore.rules reloaded'])
  }
})
