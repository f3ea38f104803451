import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathHeaders, siteHeaders } from '../../lib/build/hosting/headers.mjs'
import { isCompressible } from '../../lib/commands/preview/compressed-copy.mjs'
import { filesIn } from '../../lib/files-in.mjs'
import { throwAwayCertificate } from '../fixtures/throw-away-certificate.mjs'
import { compress } from './compressed-size.mjs'
import { withoutScripts } from './without-scripts.mjs'

const types = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * Serves a folder as a good host does: HTTP/2 with a temporary certificate, brotli at its best level, clean URLs, and
 * the response headers of a local build.
 * @param {{ folder: string, scripts?: boolean }} options `scripts: false` serves each page without its scripts
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveFolder({ folder, scripts = true }) {
  const answers = answersOf(folder, scripts)
  const headers = siteHeaders({ local: true })
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    const found = answers.get(pathname)
    const { body, fields } = found?.() ?? { body: Buffer.alloc(0), fields: {} }
    response.writeHead(found ? 200 : 404, { ...headers, ...fields, ...pathHeaders(pathname) })
    response.end(body)
  })
  const sessions = new Set()
  server.on('session', (session) => sessions.add(session.once('close', () => sessions.delete(session))))
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `https://localhost:${server.address().port}`,
    close() {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}

/** The responses by path, with body and header fields; each body is compressed at its first request. */
function answersOf(folder, scripts) {
  return new Map(
    filesIn(folder).map((file) => {
      let answer
      return [
        addressOf(file),
        () => {
          answer ??= answerOf(path.join(folder, file), scripts)
          return answer
        },
      ]
    }),
  )
}

function addressOf(file) {
  return `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

function answerOf(file, scripts) {
  const isPage = file.endsWith('.html')
  const bytes = readFileSync(file)
  const content = isPage && !scripts ? withoutScripts(bytes.toString('utf8')) : bytes
  const body = isCompressible(file) ? compress(content) : content
  const fields = {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    ...(isCompressible(file) && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
  }
  return { body, fields }
}

function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-certificate-'))
  try {
    const { key, cert } = throwAwayCertificate(folder)
    return { key, cert }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
