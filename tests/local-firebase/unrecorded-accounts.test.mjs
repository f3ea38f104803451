import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findUnrecordedAccounts } from '../../lib/signup/unrecorded-accounts.mjs'
import { call, OWNER, PROJECT_ID, startForTest } from './start-for-test.mjs'

/** More than one page, both of accounts and of records. */
const ACCOUNTS = 503

async function startProject(context) {
  const { authUrl, firestoreUrl } = await startForTest(context)
  const toolkit = `${authUrl}/identitytoolkit.googleapis.com`
  const project = { authUrl: toolkit, firestoreUrl, projectId: PROJECT_ID, token: 'owner' }
  return {
    project,
    async createAccount(email) {
      const { body } = await call(`${toolkit}/v1/accounts:signUp?key=any`, {
        body: { email, password: 'secret12' },
      })
      return body.localId
    },
    async createRecord(uid) {
      const documents = `${firestoreUrl}/v1/projects/${PROJECT_ID}/databases/(default)/documents`
      await call(`${documents}/users/${uid}`, { method: 'PATCH', body: { fields: {} }, headers: OWNER })
    },
  }
}

test('accounts without a record are found among many', async (context) => {
  const { project, createAccount, createRecord } = await startProject(context)
  const forgotten = [7, 499, 500, 502]
  const uids = []
  const start = Date.now()
  for (let number = 0; number < ACCOUNTS; number++) {
    const uid = await createAccount(`Ann.${number}@example.com`)
    uids.push(uid)
    if (!forgotten.includes(number)) await createRecord(uid)
  }
  const { total, unrecorded } = await findUnrecordedAccounts(project)
  assert.equal(total, ACCOUNTS)
  assert.deepEqual(
    unrecorded.map(({ uid, email }) => [uid, email]),
    forgotten.map((number) => [uids[number], `ann.${number}@example.com`]),
  )
  const end = Date.now()
  for (const { createdAt } of unrecorded) assert.ok(start <= createdAt && createdAt <= end)
})

test('an empty project has no unrecorded accounts', async (context) => {
  const { project } = await startProject(context)
  assert.deepEqual(await findUnrecordedAccounts(project), { total: 0, unrecorded: [] })
})

test('missing permission is reported in one sentence', async (context) => {
  const { project } = await startProject(context)
  await assert.rejects(findUnrecordedAccounts({ ...project, token: 'somebody' }), {
    message: /^127\.0\.0\.1 answers 403: [A-Za-z][^{}"]+$/,
  })
})

test('any other response is quoted, truncated', async (context) => {
  const { project } = await startProject(context)
  for (const answer of [
    `<html>${'Sign in to this network. '.repeat(20)}</html>`,
    '{"error":"invalid_grant","error_description":"Bad Request"}',
  ]) {
    context.mock.method(globalThis, 'fetch', async () => new Response(answer, { status: 511 }))
    await assert.rejects(findUnrecordedAccounts(project), {
      message: `127.0.0.1 answers 511: ${answer.slice(0, 300)}`,
    })
  }
})

test('an answer that is not Google’s is quoted, truncated, even if it claims success', async (context) => {
  const { project } = await startProject(context)
  const answer = `<html>${'Sign in to this network. '.repeat(20)}</html>`
  context.mock.method(globalThis, 'fetch', async () => new Response(answer))
  await assert.rejects(findUnrecordedAccounts(project), {
    message: `127.0.0.1 answers 200: ${answer.slice(0, 300)}\n\nThis is not from Google. Check the internet connection.`,
  })
})

test('a connection that breaks within an answer is reported in one sentence', async (context) => {
  const { project } = await startProject(context)
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
  context.mock.method(globalThis, 'fetch', async () => new Response(broken))
  await assert.rejects(findUnrecordedAccounts(project), { message: /^127\.0\.0\.1:\d+ cannot be reached\./ })
})
