import assert from 'node:assert/strict'
import { pbkdf2 } from 'node:crypto'
import { EventEmitter, on } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** A log whose messages a test can wait for; those logged before it waits are queued. */
function createLog() {
  const log = new EventEmitter()
  const messages = on(log, 'message')
  const next = async () => (await messages.next()).value[0]
  return {
    log: (message) => log.emit('message', message),
    async until(expected) {
      while (!expected.test(await next()));
    },
  }
}

/** Replaces the file in one step, so that it is never read half-written. */
function replaceRules(file, text) {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

async function occupyPort(context) {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  context.after(() => server.close())
  return server.address().port
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

  const { port: free, close } = await freePort()
  await close()
  await assert.rejects(startLocalFirebase({ ...options, authPort: free, firestorePort: busy }), expected)
  await assert.rejects(fetch(`http://127.0.0.1:${free}/`), 'Auth was closed again')
})

async function freePort() {
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

test('it does not start on an address that other computers can reach', async () => {
  const options = { projectId: PROJECT_ID, rulesFile: RULES_FILE, authPort: 0, firestorePort: 0 }
  await assert.rejects(startLocalFirebase({ ...options, host: '0.0.0.0' }), /not a loopback address/)
})

test('it does not start with rules that it cannot enforce', async (context) => {
  const options = { projectId: PROJECT_ID, authPort: 0, firestorePort: 0 }
  const broken = rulesFileFor(context, rulesThatAllow('create').replace('if', 'fi'))
  const unknown = rulesFileFor(context, rulesThatAllow('create').replace('if true', 'if exists(/a/b)'))
  await assert.rejects(startLocalFirebase({ ...options, rulesFile: broken }), /line 2: expected 'if'/)
  await assert.rejects(startLocalFirebase({ ...options, rulesFile: unknown }), /not modelled/)
})

test('changed rules take effect, and broken ones leave the previous ones in force', {
  timeout: 30_000,
}, async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { log, until } = createLog()
  const { firestoreUrl } = await startForTest(context, { rulesFile, log })
  const create = async () =>
    (await call(firestoreUrl + NOTES, { method: 'PATCH', body: { fields: {} } })).status
  assert.equal(await create(), 403)

  replaceRules(rulesFile, rulesThatAllow('create'))
  await until(/^firestore\.rules reloaded$/)
  assert.equal(await create(), 200)

  replaceRules(rulesFile, `${rulesThatAllow('get, create')} nonsense`)
  await until(/^firestore\.rules NOT reloaded.*line 2/)
  assert.equal((await call(firestoreUrl + NOTES, { method: 'GET' })).status, 403)
})

test('an unreadable rules file is logged once each time it becomes unreadable', {
  timeout: 30_000,
}, async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { log, until } = createLog()
  const complaints = []
  const listen = (message) => {
    if (/NOT reloaded/.test(message)) complaints.push(message)
    log(message)
  }
  await startForTest(context, { rulesFile, log: listen })

  for (const [index, operation] of ['create', 'delete'].entries()) {
    // A folder cannot be read as a file, whatever the permissions.
    rmSync(rulesFile)
    mkdirSync(rulesFile)
    await until(/^firestore\.rules NOT reloaded/)
    await waitForChecks(2)
    assert.equal(complaints.length, index + 1)

    rmSync(rulesFile, { recursive: true })
    replaceRules(rulesFile, rulesThatAllow(operation))
    await until(/^firestore\.rules reloaded$/)
  }
})

/** Waits until the rules file has been checked this many times. */
function waitForChecks(count) {
  return new Promise((resolve) => setTimeout(resolve, count * 500))
}

/** Keeps Node's thread pool busy, with which it reads files. */
function keepThreadPoolBusy() {
  for (const _ of [1, 2, 3, 4]) pbkdf2('busy', 'salt', 200_000, 64, 'sha512', () => {})
}

test('rules changed right after the start take effect even on a busy computer', {
  timeout: 30_000,
}, async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { log, until } = createLog()
  keepThreadPoolBusy()
  await startForTest(context, { rulesFile, log })
  replaceRules(rulesFile, rulesThatAllow('create'))
  await until(/^firestore\.rules reloaded$/)
})
