import { existsSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cleanAddress, startPreviewServer } from '@/lib/commands/preview/preview-server.mjs'
import { cleanAddresses, foreignAddresses, movedAddresses } from '../../../fixtures/addresses'
import { askExactly } from '../../../fixtures/ask-exactly'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

const words = 'A page of the site. '.repeat(200)
const files: Record<string, string> = {
  'index.html': `<h1>Home</h1>${words}`,
  'blog.html': `<h1>Blog</h1>${words}`,
  'blog/guide.html': `<h1>Guide</h1>${words}`,
  '404.html': `<h1>404</h1>${words}`,
  '_next/static/chunks/a.js': `// ${words}`,
  'feed.xml': `<rss>${words}</rss>`,
  'toolbox.pdf': `%PDF-1.7 ${words}`,
  'favicon.ico': words,
}

let folder: string
let server: Server

beforeAll(async () => {
  folder = temporaryFolder(files)
  process.env.TMPDIR = temporaryFolder()
  server = await startPreviewServer({
    folder,
    port: 0,
    host: '127.0.0.1',
    headers: { 'X-Frame-Options': 'DENY' },
  })
})

afterAll(() => {
  server.close()
})

afterEach(() => jest.restoreAllMocks())

test.each([
  ['/', '<h1>Home'],
  ['/blog', '<h1>Blog'],
  ['/blog?q=perc', '<h1>Blog'],
  ['/blog/guide', '<h1>Guide'],
])('%s answers its page', async (address, start) => {
  const { status, headers, body } = await askExactly(server, address)
  expect([status, headers['content-type']]).toEqual([200, 'text/html;charset=utf-8'])
  expect(String(body)).toContain(start)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test.each([
  '/nothing',
  '/blog/nothing',
  '/404',
  '/404?x',
  '/checkout',
  '//elsewhere.example',
  '/%00',
  '/%E0%A4%A',
  '/../secret',
  '/blog%2fguide.html.br',
])('%s is not found, and says so with its own page', async (address) => {
  const { status, headers, body } = await askExactly(server, address)
  expect(status).toBe(404)
  expect(String(body)).toContain('<h1>404')
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})

test('the not-found page is compressed for clients that accept it, and empty for HEAD', async () => {
  const compressed = await askExactly(server, '/nothing', { accept: 'gzip, br' })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(compressed.body))).toBe(files['404.html'])
  const { status, headers, body } = await askExactly(server, '/nothing', { method: 'HEAD' })
  expect([status, Number(headers['content-length']), body.length]).toEqual([
    404,
    files['404.html']?.length,
    0,
  ])
})

test.each([...movedAddresses, ['/blog/index.html', '/blog'] as const])(
  '%s moves to %s',
  async (address, clean) => {
    const { status, headers } = await askExactly(server, address)
    expect([status, headers.location]).toEqual([301, clean])
    expect(headers['x-frame-options']).toBe('DENY')
  },
)

test.each(foreignAddresses)('%s never moves to another host', (address) => {
  expect(cleanAddress(address)).toBeUndefined()
})

test.each(cleanAddresses)('%s is clean already', (address) => {
  expect(cleanAddress(address)).toBeUndefined()
})

test('the icon has its type, which browsers must not guess', async () => {
  const { headers } = await askExactly(server, '/favicon.ico')
  expect(headers['content-type']).toBe('image/x-icon')
})

test('text is compressed, a PDF is not', async () => {
  const page = await askExactly(server, '/blog', { accept: 'br' })
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['content-type']).toBe('text/html;charset=utf-8')
  expect(String(brotliDecompressSync(page.body))).toBe(files['blog.html'])
  const feed = await askExactly(server, '/feed.xml', { accept: 'gzip' })
  expect(String(gunzipSync(feed.body))).toBe(files['feed.xml'])
  const pdf = await askExactly(server, '/toolbox.pdf', { accept: 'br, gzip' })
  expect(pdf.headers['content-encoding']).toBeUndefined()
})

test('files named after their content may be cached forever', async () => {
  const { headers } = await askExactly(server, '/_next/static/chunks/a.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a port in use is reported by its code, and the folder itself is left as it was', async () => {
  const { port } = server.address() as AddressInfo
  const again = startPreviewServer({ folder, port, host: '127.0.0.1', headers: {} })
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(readdirSync(folder).sort()).toEqual([
    '404.html',
    '_next',
    'blog',
    'blog.html',
    'favicon.ico',
    'feed.xml',
    'index.html',
    'toolbox.pdf',
  ])
})

const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('site-preview-'))

test('when the program ends before the server closes, its compressed copy goes too', async () => {
  const once = jest.spyOn(process, 'once')
  const other = await startPreviewServer({ folder, port: 0, host: '127.0.0.1', headers: {} })
  const before = copies().length
  const [, end] = once.mock.calls.find(([event]) => event === 'exit') ?? []
  end?.(0)
  const left = copies()
  await new Promise((resolve) => other.close(resolve))
  expect(left).toHaveLength(before - 1)
})

test('when the server closes, its compressed copy goes too', async () => {
  const other = await startPreviewServer({ folder, port: 0, host: '127.0.0.1', headers: {} })
  const before = copies().length
  await new Promise((resolve) => other.close(resolve))
  expect(copies()).toHaveLength(before - 1)
  expect(existsSync(folder)).toBe(true)
})
