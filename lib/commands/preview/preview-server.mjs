import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { pathHeaders } from '../../build/hosting/headers.mjs'
import { compressFolder } from './compressed-copy.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Serves an exported site as a CDN would: clean addresses, `404.html` with status 404, compression, cache and security
 * headers. The compressed copy it serves from is removed when the server closes or the program ends.
 * @param {{ folder: string, port: number, host: string, headers: Record<string, string> }} options
 * @returns {Promise<import('node:http').Server>} listening
 * @throws with `code: 'EADDRINUSE'` when the port is taken
 */
export async function startPreviewServer({ folder, port, host, headers }) {
  const copy = await compressFolder(folder)
  /** @type {(response: Response, pathname: string) => void} */
  const setHeaders = (response, pathname) => {
    const all = { ...headers, ...pathHeaders(pathname) }
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
    // sirv does not know this type.
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
  }
  const answerNotFound = await notFoundHandler(copy, setHeaders)
  const files = sirv(copy, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch: answerNotFound,
  })
  const server = createServer((request, response) => {
    const { url = '/' } = request
    // The host needs this page, but it has no address of its own.
    if (/^\/404(\?|$)/.test(url)) return answerNotFound(request, response)
    const moved = cleanAddress(url)
    if (!moved) return files(request, response)
    setHeaders(response, url)
    response.writeHead(301, { Location: moved }).end()
  })
  removeWithServer(copy, server)
  await once(server.listen({ port, host }), 'listening')
  return server
}

/**
 * Answers with the not-found page, which sirv would serve with status 200.
 * @param {string} copy
 * @param {(response: Response, pathname: string) => void} setHeaders
 * @returns {Promise<(request: Request, response: Response) => void>}
 */
async function notFoundHandler(copy, setHeaders) {
  const page = {
    br: await readFile(path.join(copy, '404.html.br')),
    identity: await readFile(path.join(copy, '404.html')),
  }
  return (request, response) => {
    setHeaders(response, '/404.html')
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'identity'
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': page[encoding].length,
      Vary: 'Accept-Encoding',
      ...(encoding === 'br' && { 'Content-Encoding': 'br' }),
    })
    response.end(page[encoding])
  }
}

/**
 * @param {string} copy
 * @param {import('node:http').Server} server
 */
function removeWithServer(copy, server) {
  const remove = () => rmSync(copy, { recursive: true, force: true })
  process.once('exit', remove)
  server.once('close', () => {
    process.off('exit', remove)
    remove()
  })
}

/**
 * The address to which `/blog/` and `/blog.html` are redirected, with the query; `undefined` for a clean address. A
 * second slash at the start would name another host, so such an address is left to the not-found page.
 * @param {string} url path and query of a request
 */
export function cleanAddress(url) {
  const [, pathname = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(url) ?? []
  if (!/^\/[^/\\]/.test(pathname)) return undefined
  const clean = pathname
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
  return clean === pathname ? undefined : `${clean || '/'}${query}`
}
