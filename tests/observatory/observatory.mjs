import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stopWith } from '../../lib/commands/shared/progress.mjs'
import { throwAwayCertificate } from '../fixtures/throw-away-certificate.mjs'

/**
 * `npm run test:observatory`, after `npm run build`: Mozilla's Observatory grades the export with the headers that the
 * build wrote for its hosts, on this computer. Needs openssl for a temporary certificate, and fetches a fixed version
 * of the scanner through npm.
 */
const scanner = '@mdn/mdn-http-observatory@1.4.8'
const wanted = 130

try {
  if (!existsSync('out/_headers'))
    throw new Error('There are no headers of a production build in out/. Run: npm run build')
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'))
  const score = await gradeWith(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
  if (score < wanted) throw new Error(`The Observatory gives ${score}; this site is held to ${wanted}.`)
} catch (error) {
  stopWith(error)
}

async function gradeWith(folder) {
  const certificate = throwAwayCertificate(folder)
  const server = await serve(certificate)
  return grade(`localhost:${server.address().port}`, certificate.file).finally(() => server.close())
}

/** Serves the site over HTTPS and redirects HTTP to it, both on one port, because the scanner takes one host. */
async function serve({ cert, key }) {
  const headers = headersOfEveryPage()
  const secure = createSecureServer({ cert, key }, (request, response) => {
    const isPage = request.url === '/'
    response.writeHead(200, { ...headers, 'Content-Type': isPage ? 'text/html;charset=utf-8' : 'text/plain' })
    response.end(readFileSync(isPage ? 'out/index.html' : 'out/robots.txt'))
  })
  const plain = createPlainServer((request, response) =>
    response.writeHead(301, { Location: `https://${request.headers.host}${request.url}` }).end(),
  )
  const front = createServer((socket) => {
    socket.once('data', (bytes) => {
      socket.pause()
      socket.unshift(bytes)
      // 22 starts a TLS handshake. https://datatracker.ietf.org/doc/html/rfc8446#section-5.1
      ;(bytes[0] === 22 ? secure : plain).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise((resolve) => front.listen(0, 'localhost', resolve))
  return front
}

/** The headers in the first block of `_headers`, which is for all paths. */
function headersOfEveryPage() {
  const [everywhere] = readFileSync('out/_headers', 'utf8').split('\n\n')
  return Object.fromEntries(
    Array.from(everywhere.matchAll(/^ {2}([^:]+): (.*)$/gm), ([, name, value]) => [name, value]),
  )
}

/** Runs the scanner, which prints its table. @returns {Promise<number>} the score */
function grade(host, certificate) {
  const call = `node "${path.join(import.meta.dirname, 'grade.mjs')}" ${host}`
  const child = spawn(
    'npm',
    ['exec', '--yes', '--ignore-scripts', '--engine-strict=false', `--package=${scanner}`, '--call', call],
    {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
    process.stdout.write(text)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      const score = /^Score\s+(\d+)/m.exec(output)?.[1]
      if (score === undefined) reject(new Error('The scanner gave no score; see above.'))
      else resolve(Number(score))
    })
  })
}
