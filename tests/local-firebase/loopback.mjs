import { createServer } from 'node:http'

/**
 * @typedef {{ method: string, path: string, params: URLSearchParams, headers: import('node:http').IncomingHttpHeaders,
 *   text: string }} LocalRequest
 * @typedef {{ status: number, body: unknown }} LocalAnswer
 */

const HOST = '127.0.0.1'
const LOOPBACK = /^(?:https?:\/\/)?(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/
const MAX_BODY = 2_000_000 // a document may have 1 MiB

/**
 * Starts a JSON server that only this computer can reach. These servers accept unsigned tokens, so nothing else may
 * reach them: they bind a loopback address, reject pages of other origins, and reject a Host header with another
 * name, because a foreign page could get in by pointing its own name to 127.0.0.1 (DNS rebinding).
 * A busy port rejects with Node's error: `code: 'EADDRINUSE'` and `port`.
 * @param {{ port: number, answer: (request: LocalRequest) => LocalAnswer }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startLoopbackServer({ port, answer }) {
  const server = createServer((request, response) => {
    respond(request, response, answer).catch(() => response.destroy())
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve)
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { url: `http://${HOST}:${address.port}`, close: () => closeServer(server) }
}

async function respond(request, response, answer) {
  const cors = corsHeaders(request.headers)
  if (!cors) {
    response.writeHead(403).end()
    return
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end()
    return
  }
  const text = await readText(request)
  const { status, body } = text === null ? tooLarge() : answer(parseRequest(request, text))
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...cors })
  response.end(JSON.stringify(body))
}

/**
 * The CORS headers for a request from this computer; null for any other.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function corsHeaders({ host = '', origin, 'access-control-request-headers': wanted = '*' }) {
  if (!LOOPBACK.test(host)) return null
  if (origin === undefined) return {}
  if (!LOOPBACK.test(origin)) return null
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    'access-control-allow-headers': wanted,
    vary: 'origin',
  }
}

/** @returns {LocalRequest} */
function parseRequest({ method, url, headers }, text) {
  const { pathname, searchParams } = new URL(url, 'http://loopback')
  return { method, path: decodeURIComponent(pathname), params: searchParams, headers, text }
}

/** The body as text; null if it is too large. Even then it is read to the end, so that the client gets the response. */
async function readText(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= MAX_BODY) chunks.push(chunk)
  }
  return size <= MAX_BODY ? Buffer.concat(chunks).toString('utf8') : null
}

function tooLarge() {
  return {
    status: 413,
    body: { error: { code: 413, message: 'the request is too large', status: 'INVALID_ARGUMENT' } },
  }
}

function closeServer(server) {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
