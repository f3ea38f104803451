import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { corsHeaders } from './loopback.mjs'
import { call, startForTest } from './start-for-test.mjs'

const HOST = '127.0.0.1:8080'

test('pages from this computer are allowed, on any port', () => {
  for (const origin of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.0.0.1:51234',
    'http://[::1]:3000',
  ]) {
    assert.equal(corsHeaders({ host: HOST, origin })?.['access-control-allow-origin'], origin)
  }
})

test('pages from other origins are rejected', () => {
  const foreign = [
    'https://example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.nip.io:3000',
    'null',
  ]
  for (const origin of foreign) assert.equal(corsHeaders({ host: HOST, origin }), null, origin)
})

test('a foreign host name that points to this computer is rejected', () => {
  for (const host of ['example.com', 'rebound.example.com:8080', ''])
    assert.equal(corsHeaders({ host }), null, host)
})

test('a request without an origin is allowed', () => {
  assert.deepEqual(corsHeaders({ host: 'localhost:8080' }), {})
})

test('a preflight request gets the headers that it asks for', async (context) => {
  const { firestoreUrl } = await startForTest(context)
  const headers = {
    origin: 'http://localhost:3000',
    'access-control-request-headers': 'authorization,content-type',
  }
  const { status, headers: answered } = await call(`${firestoreUrl}/v1/x`, { method: 'OPTIONS', headers })
  assert.equal(status, 204)
  assert.equal(answered.get('access-control-allow-origin'), 'http://localhost:3000')
  assert.equal(answered.get('access-control-allow-headers'), 'authorization,content-type')
})

test('both servers reject a foreign origin and a foreign host name', async (context) => {
  const { authUrl, firestoreUrl } = await startForTest(context)
  for (const url of [authUrl, firestoreUrl]) {
    assert.equal((await call(url, { method: 'GET', headers: { origin: 'https://example.com' } })).status, 403)
    assert.equal(await statusWithHost(url, 'rebound.example.com'), 403)
  }
})

test('a request larger than any document is rejected', async (context) => {
  const { firestoreUrl } = await startForTest(context)
  const { status } = await call(`${firestoreUrl}/v1/x`, { body: 'x'.repeat(2_000_001) })
  assert.equal(status, 413)
})

/** With `request`, because `fetch` cannot send a Host header other than that of the URL. */
function statusWithHost(url, host) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}
