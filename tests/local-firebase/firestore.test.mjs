import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, OWNER, PROJECT_ID, startForTest } from './start-for-test.mjs'

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`
const ROOT = `${DATABASE}/documents`
const FIELDS = { title: { stringValue: 'a' }, map: { mapValue: { fields: { n: { integerValue: '1' } } } } }

async function startAsOwner(context, log = () => {}) {
  const { firestoreUrl } = await startForTest(context, { log })
  return {
    ask: (method, path, body, headers = OWNER) =>
      call(`${firestoreUrl}/v1/${ROOT}${path}`, { method, body, headers }),
    url: firestoreUrl,
  }
}

test('the owner writes, reads and deletes a document', async (context) => {
  const { ask } = await startAsOwner(context)
  assert.equal((await ask('PATCH', '/users/a', { fields: FIELDS })).status, 200)
  const { body } = await ask('GET', '/users/a')
  assert.equal(body.name, `${ROOT}/users/a`)
  assert.deepEqual(body.fields, FIELDS)
  assert.match(body.createTime, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  await ask('DELETE', '/users/a')
  assert.equal((await ask('GET', '/users/a')).status, 404)
})

test('the owner lists a collection, sorted and by page', async (context) => {
  const { ask } = await startAsOwner(context)
  for (const id of ['c', 'a', 'b', 'a/below/x']) await ask('PATCH', `/users/${id}`, { fields: FIELDS })
  const ids = ({ documents = [] }) => documents.map(({ name }) => name.slice(ROOT.length + 7))
  assert.deepEqual(ids((await ask('GET', '/users')).body), ['a', 'b', 'c'])
  const { body: first } = await ask('GET', '/users?pageSize=2')
  assert.deepEqual(ids(first), ['a', 'b'])
  const { body: second } = await ask('GET', `/users?pageSize=2&pageToken=${first.nextPageToken}`)
  assert.deepEqual(ids(second), ['c'])
  assert.equal(second.nextPageToken, undefined)
})

test('the rules apply to everyone but the owner', async (context) => {
  const { ask } = await startAsOwner(context)
  await ask('PATCH', '/users/a', { fields: FIELDS })
  assert.equal((await ask('GET', '/users/a', undefined, {})).status, 403)
  assert.equal((await ask('GET', '/users', undefined, {})).status, 403)
  assert.equal((await ask('GET', '/users/a', undefined, { authorization: 'Bearer junk' })).status, 401)
})

test('a token without a user, expired or of another project is rejected', async (context) => {
  const { ask } = await startAsOwner(context)
  const status = async (claims) => {
    const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
    return (await ask('GET', '/users/a', undefined, { authorization: `Bearer ${token}` })).status
  }
  const soon = Date.now() / 1000 + 60
  assert.equal(await status({ sub: 'a', exp: soon, aud: PROJECT_ID }), 404)
  assert.equal(await status({ sub: 'a', exp: soon - 120, aud: PROJECT_ID }), 401)
  assert.equal(await status({ sub: 'a', exp: soon, aud: 'demo-other' }), 401)
  assert.equal(await status({ exp: soon, aud: PROJECT_ID }), 401)
})

test('all documents can be deleted at once', async (context) => {
  const { ask, url } = await startAsOwner(context)
  await ask('PATCH', '/users/a', { fields: FIELDS })
  await call(`${url}/emulator/v1/${DATABASE}/documents`, { method: 'DELETE', headers: OWNER })
  assert.equal((await ask('GET', '/users/a')).status, 404)
})

test('a commit is atomic', async (context) => {
  const { ask } = await startAsOwner(context)
  const good = { update: { name: `${ROOT}/users/a`, fields: FIELDS } }
  const impossible = { update: { name: `${ROOT}/users/b`, fields: {} }, currentDocument: { exists: true } }
  assert.equal((await ask('POST', ':commit', { writes: [good, impossible] })).status, 404)
  assert.equal((await ask('GET', '/users/a')).status, 404)
})

test('preconditions on existence are enforced', async (context) => {
  const { ask } = await startAsOwner(context)
  const create = { update: { name: `${ROOT}/users/a`, fields: FIELDS }, currentDocument: { exists: false } }
  assert.equal((await ask('POST', ':commit', { writes: [create] })).status, 200)
  assert.equal((await ask('POST', ':commit', { writes: [create] })).status, 409)
  assert.equal((await ask('PATCH', '/users/b?currentDocument.exists=true', { fields: {} })).status, 404)
})

test('an update mask changes only the fields it names, and removes those without a value', async (context) => {
  const { ask } = await startAsOwner(context)
  await ask('PATCH', '/users/a', { fields: FIELDS })
  const mask = 'updateMask.fieldPaths=map.m&updateMask.fieldPaths=title'
  const fields = { map: { mapValue: { fields: { m: { booleanValue: true } } } } }
  const { body } = await ask('PATCH', `/users/a?${mask}`, { fields })
  const expected = { n: { integerValue: '1' }, m: { booleanValue: true } }
  assert.deepEqual(body.fields, { map: { mapValue: { fields: expected } } })
})

test('an invalid document is rejected', async (context) => {
  const { ask } = await startAsOwner(context)
  const list = (value) => ({ arrayValue: { values: [value] } })
  const invalid = [
    { a: { numberValue: 1 } },
    { __a__: { nullValue: null } },
    { a: list(list({ nullValue: null })) },
    { a: { stringValue: 'x', booleanValue: true } },
    { a: { mapValue: { fields: { b: { numberValue: 1 } } } } },
    { a: list({ numberValue: 1 }) },
    { a: { integerValue: '9223372036854775808' } },
    { a: { integerValue: '1.5' } },
    { a: { doubleValue: ' ' } },
    { a: { timestampValue: '2026-13-01T00:00:00Z' } },
    { a: { timestampValue: '2026-01-31' } },
    [],
  ]
  for (const fields of invalid)
    assert.equal((await ask('PATCH', '/users/a', { fields })).status, 400, JSON.stringify(fields))
  const large = { a: { stringValue: 'x'.repeat(1_048_576) } }
  assert.equal((await ask('PATCH', '/users/a', { fields: large })).status, 400)
  assert.equal((await ask('PATCH', '/users', { fields: {} })).status, 400)
  for (const name of [
    'users/a',
    `${ROOT}/users`,
    `${ROOT}/users//a`,
    `${ROOT}/users/..`,
    `${ROOT}/users/__a__`,
  ]) {
    assert.equal(
      (await ask('POST', ':commit', { writes: [{ update: { name, fields: {} } }] })).status,
      400,
      name,
    )
  }
})

test('calls that are not modelled return 501 and are logged', async (context) => {
  const logged = []
  const { ask } = await startAsOwner(context, (message) => logged.push(message))
  assert.equal((await ask('GET', '/users/a?mask.fieldPaths=title')).status, 501)
  assert.equal((await ask('POST', ':beginTransaction', {})).status, 501)
  assert.equal((await ask('POST', ':commit', { transaction: 'x' })).status, 501)
  const ordered = { from: [{ collectionId: 'users' }], orderBy: [{ field: { fieldPath: 'title' } }] }
  assert.equal((await ask('POST', ':runQuery', { structuredQuery: ordered })).status, 501)
  assert.equal(logged.length, 4)
  assert.match(logged[0], /not modelled/)
})

const from = [{ collectionId: 'users' }]
const byField = { fieldFilter: { field: { fieldPath: 'title' }, op: 'EQUAL', value: { stringValue: 'a' } } }
const notById = {
  fieldFilter: {
    field: { fieldPath: '__name__' },
    op: 'NOT_EQUAL',
    value: { referenceValue: `${ROOT}/users/a` },
  },
}

for (const [what, method, path, body] of [
  ['a query by a field', 'POST', ':runQuery', { structuredQuery: { from, where: byField } }],
  ['a query for every id but one', 'POST', ':runQuery', { structuredQuery: { from, where: notById } }],
  ['a query of two collections', 'POST', ':runQuery', { structuredQuery: { from: [...from, ...from] } }],
  ['a query of no collection', 'POST', ':runQuery', { structuredQuery: {} }],
  ['a field mask on a batch read', 'POST', ':batchGet', { documents: [], mask: { fieldPaths: ['title'] } }],
  ['a verify write', 'POST', ':commit', { writes: [{ verify: `${ROOT}/users/a` }] }],
  ['sorting a listing', 'GET', '/users?orderBy=title', undefined],
  ['a field mask on the response', 'PATCH', '/users/a?mask.fieldPaths=title', { fields: {} }],
  ['a precondition of a deletion', 'DELETE', '/users/a?currentDocument.exists=true', undefined],
  ['a quoted field path', 'PATCH', '/users/a?updateMask.fieldPaths=%60a.b%60', { fields: {} }],
]) {
  test(`not modelled, so rejected: ${what}`, async (context) => {
    const { ask } = await startAsOwner(context)
    assert.equal((await ask(method, path, body)).status, 501)
  })
}
