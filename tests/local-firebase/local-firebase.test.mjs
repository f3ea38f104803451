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

/** What the local Firebase logs when it has looked at the changed file; none is lost, whoever waits. */
function messages() {
  const log = new EventEmitter()
  const said = on(log, 'message')
  const next = async () => (await said.next()).value[0]
  return {
    log: (message) => log.emit('message', message),
    async until(expected) {
      while (!expected.test(await next()));
    },
  }
}

/** In one step, so that nobody reads half of it. */
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

test('both parts answer where they say they are', async (context) => {
  const { authUrl, firestoreUrl } = await startForTest(context)
  assert.match(authUrl, /^http:\/\/127\.0\.0\.1:\d+$/)
  assert.equal((await call(`${authUrl}/`, { method: 'GET' })).status, 200)
  assert.equal((await call(`${firestoreUrl}/`, { method: 'GET' })).status, 200)
})

test('a busy port is named by the error, and nothing is left running', async (context) => {
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

test('it does not start on an address that others can reach', async () => {
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

test('changed rules take effect, and broken ones leave the former in force', {
  timeout: 30_000,
}, async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { log, until } = messages()
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

test('a rules file that cannot be read is told of once, and again when that happens anew', {
  timeout: 30_000,
}, async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { log, until } = messages()
  const complaints = []
  const listen = (message) => {
    if (/NOT reloaded/.test(message)) complaints.push(message)
    log(message)
  }
  await startForTest(context, { rulesFile, log: listen })

  for (const [index, operation] of ['create', 'delete'].entries()) {
    // Nobody can read a folder as a file, whatever rights they have.
    rmSync(rulesFile)
    mkdirSync(rulesFile)
    await until(/^firestore\.rules NOT reloaded/)
    await looks(2)
    assert.equal(complaints.length, index + 1)

    rmSync(rulesFile, { recursive: true })
    replaceRules(rulesFile, rulesThatAllow(operation))
    await until(/^firestore\.rules reloaded$/)
  }
})

/** As long as the file is looked at so many times. */
function looks(count) {
  return new Promise((resolve) => setTimeout(resolve, count * 500))
}

/** Keeps each thread at work that Node looks at files with. */
function keepThreadsBusy() {
  for (const _ of [1, 2, 3, 4]) pbkdf2('busy', 'salt', 200_000, 64, 'sha512', () => {})
}

test('rules that are changed right after the start take effect, too, on a busy computer', {
  timeout: 30_000,
}, async (context) => {
  const rulesFile = rulesFileFor(context, rulesThatAllow('get'))
  const { log, until } = messages()
  keepThreadsBusy()
  await startForTest(context, { rulesFile, log })
  replaceRules(rulesFile, rulesThatAllow('create'))
  await until(/^firestore\.rules reloaded$/)
})
