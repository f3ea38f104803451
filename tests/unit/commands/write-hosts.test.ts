import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { hostFiles } from '@/lib/commands/shared/site-build.mjs'
import { productionSettings } from '../../fixtures/production-settings'
import { enterProject } from '../../fixtures/project-folder'
import { runScript } from '../../fixtures/run-script'

// Runs whole programs, which is slow on a busy machine.
jest.setTimeout(60_000)

const ignored = readFileSync('.gitignore', 'utf8').split('\n')

let project: { leave: () => void }

beforeEach(() => {
  const page = '<style>p{}</style>'
  project = enterProject({
    'out/index.html': page,
    'out/404.html': page,
    'out/checkout/success.html': page,
    'out/blog/tax-strategies.html': page,
  })
})
afterEach(() => project.leave())

const writeHosts = (settings = {}) =>
  expect(runScript('lib/commands/write-hosts.ts', [], { ...productionSettings, ...settings })).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  })

test('every host gets its file, and without a contact there is no security.txt', () => {
  writeHosts()
  for (const file of ['out/_headers', 'firebase.json', 'nginx.conf'])
    expect(readFileSync(file, 'utf8')).toContain("form-action 'none'; frame-ancestors 'none';")
  expect(readFileSync('out/_redirects', 'utf8').trim().split('\n')).toEqual([
    '/index.html / 301!',
    '/blog/tax-strategies.html /blog/tax-strategies 301!',
    '/checkout/success.html /checkout/success 301!',
  ])
  expect(existsSync('out/.well-known')).toBe(false)
})

test('what it writes beside the export is removed by a local build, and ignored by git', () => {
  const before = readdirSync('.')
  writeHosts()
  const written = readdirSync('.').filter((file) => !before.includes(file))
  expect(written).toEqual(hostFiles)
  expect(ignored).toEqual(expect.arrayContaining(written.map((file) => `/${file}`)))
})

test('with a contact, security.txt names it', () => {
  writeHosts({ NEXT_PUBLIC_CONTACT_URL: 'mailto:ada@land-site.org' })
  expect(readFileSync('out/.well-known/security.txt', 'utf8')).toMatch(
    /^Contact: mailto:ada@land-site\.org$/m,
  )
})

test('without an export nothing is written, and one sentence says what to run', () => {
  rmSync('out', { recursive: true })
  expect(runScript('lib/commands/write-hosts.ts', [], productionSettings)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There are no pages in out/ yet. Run: npm run build, which writes the files for hosts, too.',
  })
  expect([existsSync('out'), existsSync('firebase.json')]).toEqual([false, false])
})
