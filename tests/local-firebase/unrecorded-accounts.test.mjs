import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findUnrecordedAccounts } from '../../lib/signup/unrecorded-accounts.mjs'
import { call, OWNER, PROJECT_ID, startForTest } from './start-for-test.mjs'

/** More than one page of accounts and of records. */
const ACCOUNTS = 503

async function startPlace(context) {
  const { authUrl, firestoreUrl } = await startForTest(context)
  const toolkit = `${authUrl}/identitytoolkit.googleapis.com`
  const place = { authUrl: toolkit, firestoreUrl, projectId: PROJECT_ID, token: 'owner' }
  return {
    place,
    async makeAccount(email) {
      const { body } = await call(`${toolkit}/v1/accounts:signUp?key=any`, {
        body: { email, password: 'secret12' },
      })
      return body.localId
    },
    async makeRecord(uid) {
      const documents = `${firestoreUrl}/v1/projects/${PROJECT_ID}/databases/(default)/documents`
      await call(`${documents}/users/${uid}`, { method: 'PATCH', body: { fields: {} }, headers: OWNER })
    },
  }
}

test('accounts without a record are found among many', async (context) => {
  const { place, makeAccount, makeRecord } = await startPlace(context)
  const forgotten = [7, 499, 500, 502]
  const uids = []
  const begun = Date.now()
  for (let number = 0; number < ACCOUNTS; number++) {
    const uid = await makeAccount(`Ann.${number}@example.com`)
    uids.push(uid)
    if (!forgotten.includes(number)) await makeRecord(uid)
  }
  const { total, unrecorded } = await findUnrecordedAccounts(place)
  assert.equal(total, ACCOUNTS)
  assert.deepEqual(
    unrecorded.map(({ uid, email }) => [uid, email]),
    forgotten.map((number) => [uids[number], `ann.${number}@example.com`]),
  )
  const ended = Date.now()
  for (const { createdAt } of unrecorded) assert.ok(begun <= createdAt && createdAt <= ended)
})

test('an empty project has none', async (context) => {
  const { place } = await startPlace(context)
  assert.deepEqual(await findUnrecordedAccounts(place), { total: 0, unrecorded: [] })
})

test('who may not read the project is told so in one sentence', async (context) => {
  const { place } = await startPlace(context)
  await assert.rejects(findUnrecordedAccounts({ ...place, token: 'somebody' }), {
    message: /^127\.0\.0\.1 answers 403: [A-Za-z][^{}"]+$/,
  })
})

test('whatever else answers is quoted, cut short', async (context) => {
  const { place } = await startPlace(context)
  for (const answer of [
    `<html>${'Sign in to this network. '.repeat(20)}</html>`,
    '{"error":"invalid_grant","error_description":"Bad Request"}',
  ]) {
    context.mock.method(globalThis, 'fetch', async () => new Response(answer, { status: 511 }))
    await assert.rejects(findUnrecordedAccounts(place), {
      message: `127.0.0.1 answers 511: ${answer.slice(0, 300)}`,
    })
  }
})
