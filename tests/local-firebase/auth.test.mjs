import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, OWNER, PROJECT_ID, startForTest } from './start-for-test.mjs'

const TOOLKIT = '/identitytoolkit.googleapis.com/v1'
const ANN = { email: 'Ann@Example.com', password: 'secret12' }

function ask(authUrl, operation, body) {
  return call(`${authUrl}${TOOLKIT}/accounts:${operation}?key=any`, { body })
}

async function errorMessage(authUrl, operation, body) {
  const { status, body: answer } = await ask(authUrl, operation, body)
  assert.equal(status, 400)
  return answer.error.message
}

async function renew(authUrl, refreshToken) {
  const response = await fetch(`${authUrl}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return { status: response.status, body: await response.json() }
}

function claimsOf(idToken) {
  return JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString('utf8'))
}

test('a new account gets a token with its lower-cased e-mail', async (context) => {
  const { authUrl } = await startForTest(context)
  const { status, body } = await ask(authUrl, 'signUp', ANN)
  assert.equal(status, 200)
  assert.equal(body.email, 'ann@example.com')
  const claims = claimsOf(body.idToken)
  assert.equal(claims.email, 'ann@example.com')
  assert.equal(claims.user_id, body.localId)
  assert.equal(claims.aud, PROJECT_ID)
  assert.equal(claims.firebase.sign_in_provider, 'password')
  assert.equal(claims.exp - claims.iat, 3600)
})

test('an invalid sign-up is rejected with the error codes of the real service', async (context) => {
  const { authUrl } = await startForTest(context)
  await ask(authUrl, 'signUp', ANN)
  assert.equal(await errorMessage(authUrl, 'signUp', { ...ANN, email: 'ANN@example.com' }), 'EMAIL_EXISTS')
  assert.match(
    await errorMessage(authUrl, 'signUp', { email: 'b@example.com', password: '12345' }),
    /^WEAK_PASSWORD : /,
  )
  assert.equal(await errorMessage(authUrl, 'signUp', { ...ANN, email: 'nope' }), 'INVALID_EMAIL')
  assert.equal(await errorMessage(authUrl, 'signUp', { password: 'secret12' }), 'MISSING_EMAIL')
  assert.equal(await errorMessage(authUrl, 'signUp', { email: 'c@example.com' }), 'MISSING_PASSWORD')
  assert.equal(await errorMessage(authUrl, 'signUp', {}), 'ADMIN_ONLY_OPERATION')
})

test('a password of six characters is long enough, as in the real service', async (context) => {
  const { authUrl } = await startForTest(context)
  assert.equal((await ask(authUrl, 'signUp', { email: 'six@example.com', password: 'sixsix' })).status, 200)
})

test('an account signs in with its e-mail and password, whatever the case of the e-mail', async (context) => {
  const { authUrl } = await startForTest(context)
  const { body: created } = await ask(authUrl, 'signUp', ANN)
  const { body } = await ask(authUrl, 'signInWithPassword', { ...ANN, email: 'ANN@EXAMPLE.COM' })
  assert.equal(body.localId, created.localId)
  assert.equal(body.registered, true)
})

test('an invalid sign-in is rejected with the error codes of the real service', async (context) => {
  const { authUrl } = await startForTest(context)
  await ask(authUrl, 'signUp', ANN)
  assert.equal(
    await errorMessage(authUrl, 'signInWithPassword', { ...ANN, password: 'secret13' }),
    'INVALID_PASSWORD',
  )
  assert.equal(
    await errorMessage(authUrl, 'signInWithPassword', { ...ANN, email: 'z@example.com' }),
    'EMAIL_NOT_FOUND',
  )
  assert.equal(await errorMessage(authUrl, 'signInWithPassword', { email: ANN.email }), 'MISSING_PASSWORD')
})

test('an account is looked up by its token, and the token can be refreshed', async (context) => {
  const { authUrl } = await startForTest(context)
  const { body: created } = await ask(authUrl, 'signUp', ANN)
  const { body: renewed } = await renew(authUrl, created.refreshToken)
  for (const idToken of [created.idToken, renewed.id_token]) {
    const { body } = await ask(authUrl, 'lookup', { idToken })
    assert.equal(body.users[0].localId, created.localId)
    assert.equal(body.users[0].email, 'ann@example.com')
  }
  assert.equal(await errorMessage(authUrl, 'lookup', { idToken: 'junk' }), 'INVALID_ID_TOKEN')
})

test('only the owner can list all accounts, optionally by page', async (context) => {
  const { authUrl } = await startForTest(context)
  for (const name of ['a', 'b', 'c'])
    await ask(authUrl, 'signUp', { email: `${name}@example.com`, password: 'secret12' })
  const query = `${authUrl}${TOOLKIT}/projects/${PROJECT_ID}/accounts:query`
  const emails = async (body) => {
    const answer = await call(query, { body, headers: OWNER })
    return answer.body.userInfo.map(({ email }) => email)
  }
  const sortBy = 'CREATED_AT'
  assert.deepEqual(await emails({ sortBy }), ['a@example.com', 'b@example.com', 'c@example.com'])
  assert.deepEqual(await emails({ sortBy, limit: 1, offset: 1 }), ['b@example.com'])
  assert.equal((await call(query, { body: {} })).status, 403)
})

test('accounts are sorted by id if no order is requested', async (context) => {
  const { authUrl } = await startForTest(context)
  for (let number = 0; number < 8; number++)
    await ask(authUrl, 'signUp', { email: `${number}@example.com`, password: 'secret12' })
  const { body } = await call(`${authUrl}${TOOLKIT}/projects/${PROJECT_ID}/accounts:query`, {
    body: {},
    headers: OWNER,
  })
  const ids = body.userInfo.map(({ localId }) => localId)
  assert.equal(ids.length, 8)
  assert.deepEqual(ids, ids.toSorted())
})

test('all accounts can be deleted, which invalidates their tokens', async (context) => {
  const { authUrl } = await startForTest(context)
  const { body: created } = await ask(authUrl, 'signUp', ANN)
  await call(`${authUrl}/emulator/v1/projects/${PROJECT_ID}/accounts`, { method: 'DELETE', headers: OWNER })
  assert.equal(await errorMessage(authUrl, 'lookup', { idToken: created.idToken }), 'USER_NOT_FOUND')
  const { status, body: renewed } = await renew(authUrl, created.refreshToken)
  assert.deepEqual([status, renewed.error.message], [400, 'INVALID_REFRESH_TOKEN'])
  assert.equal((await ask(authUrl, 'signUp', ANN)).status, 200)
})

test('a call that is not modelled returns 501 and is logged', async (context) => {
  const logged = []
  const { authUrl } = await startForTest(context, { log: (message) => logged.push(message) })
  assert.equal((await ask(authUrl, 'sendOobCode', {})).status, 501)
  assert.match(logged.join(), /not modelled.*sendOobCode/)
})
