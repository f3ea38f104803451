import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '../../fixtures/temporary-folder'

// Runs whole programs, which is slow on a busy machine.
jest.setTimeout(60_000)

/**
 * The steps of a project that only pretends to build; what `npm run build` makes of their outcome is the real thing.
 */
const steps = {
  'check:settings': 'true',
  'check:content': 'true',
  'build:hosts': 'echo new > firebase.json && echo new > nginx.conf',
  'check:export': 'true',
}
const next = `const { mkdirSync, writeFileSync } = require('node:fs')
if (process.argv[2] === 'build') {
  for (const folder of ['.next', 'out']) mkdirSync(folder, { recursive: true })
  writeFileSync('out/index.html', 'new')
}`

const production = path.resolve('lib/commands/build.mjs')
const published = ['out/index.html', 'firebase.json', 'nginx.conf']

let project: string

beforeEach(() => {
  project = temporaryFolder()
  for (const lockfile of ['package-lock.json', 'node_modules/.package-lock.json'])
    write(lockfile, '{ "packages": {} }')
  write('node_modules/.bin/next', next)
  write('node_modules/.bin/tsc', '')
  for (const file of published) write(file, 'old')
})

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}

/** Contents of a file; nothing if there is none. */
function read(file: string): string | undefined {
  const place = path.join(project, file)
  return existsSync(place) ? readFileSync(place, 'utf8').trim() : undefined
}

function scripts(changed: Partial<typeof steps>) {
  write('package.json', JSON.stringify({ scripts: { ...steps, ...changed } }))
}

function build(changed: Partial<typeof steps> = {}) {
  scripts(changed)
  return spawnSync(process.execPath, [production], { cwd: project, encoding: 'utf8' })
}

test('a build of the public site, without telemetry, that passes its checks is left to be deployed', () => {
  write(
    'node_modules/.bin/next',
    `${next}
const { SITE_PROFILE, NODE_ENV, NEXT_TELEMETRY_DISABLED } = process.env
writeFileSync('built', [SITE_PROFILE, NODE_ENV, NEXT_TELEMETRY_DISABLED].join(' '))`,
  )
  const { status, stdout } = build({ 'check:export': 'echo $SITE_PROFILE > checked' })
  expect([status, stdout]).toEqual([0, expect.stringContaining('The site is in out/.')])
  expect(published.map(read)).toEqual(['new', 'new', 'new'])
  expect([read('built'), read('checked')]).toEqual(['production production 1', 'production'])
})

test('a local build leaves no files by which a host would publish it', () => {
  const file = pathToFileURL(path.resolve('lib/commands/shared/site-build.mjs')).href
  write('node_modules/.bin/next', `${next}\nwriteFileSync('built', process.env.SITE_PROFILE)`)
  const command = `import { localBuild } from '${file}'; await localBuild()`
  spawnSync(process.execPath, ['--input-type=module', '-e', command], { cwd: project })
  expect(read('built')).toBe('local')
  expect(published.map(read)).toEqual(['new', undefined, undefined])
})

test('code whose types do not fit stops it before anything is written', () => {
  write('node_modules/.bin/tsc', "console.log('landing.ts(1,1): error TS2322'); process.exit(1)")
  const { status, stderr } = build()
  expect(status).toBe(1)
  expect(stderr).toContain('landing.ts(1,1): error TS2322')
  expect(published.map(read)).toEqual(['old', 'old', 'old'])
})

test('a build that fails its checks is moved away with the files for hosts, replacing the last such build, and says why', () => {
  write('.next/refused/earlier.html', 'earlier')
  const { status, stderr } = build({ 'check:export': 'echo "✖ a link is lost" && exit 1' })
  expect(status).toBe(1)
  expect(stderr).toContain('✖ a link is lost')
  expect(stderr).toContain('Nothing was left in out/ to deploy. What was built is in .next/refused.')
  expect(published.map(read)).toEqual([undefined, undefined, undefined])
  expect(existsSync(path.join(project, 'out'))).toBe(false)
  expect(read('.next/refused/index.html')).toBe('new')
  expect(read('.next/refused/earlier.html')).toBeUndefined()
})

test('one that cannot be moved, for instance to another disk, is deleted', () => {
  write('node_modules/.bin/next', next.replace("'.next', ", ''))
  write('.next', 'no folder')
  const { status, stderr } = build({ 'check:export': 'echo "✖ a link is lost" && exit 1' })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    '✖ a link is lost\n\nNothing was left in out/ to deploy. What was built could not be moved to .next/refused, so it was deleted.',
  )
  expect(published.map(read)).toEqual([undefined, undefined, undefined])
})

test('one that can be neither moved nor deleted is said not to be one to deploy', () => {
  write(
    'node_modules/.bin/next',
    "require('node:fs').rmSync('out', { recursive: true }); require('node:fs').writeFileSync('out', '')",
  )
  write('.next', 'no folder')
  const { status, stderr } = build({ 'check:export': 'echo "✖ a link is lost" && exit 1' })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    '✖ a link is lost\n\nDo not deploy what is in out/: it did not pass every check, and it could not be removed.',
  )
})

test('one that stopped before it made any of the site has nothing to move or delete', () => {
  write(
    'node_modules/.bin/next',
    "if (process.argv[2] === 'build') { require('node:fs').rmSync('out', { recursive: true }); process.exit(1) }",
  )
  write('.next', 'no folder')
  const { status, stderr } = build()
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(/Nothing was left in out\/ to deploy\.$/)
  expect(stderr).not.toContain('What was built')
})

test('one that is stopped before its checks have ended is moved away, too', async () => {
  scripts({ 'check:export': 'touch checking && sleep 30' })
  const building = spawn(process.execPath, [production], { cwd: project })
  let said = ''
  building.stderr.on('data', (words) => (said += words))
  while (read('checking') === undefined) await new Promise((resolve) => setTimeout(resolve, 50))
  building.kill('SIGTERM')
  const [status] = await once(building, 'exit')
  expect(status).toBe(130)
  expect(said).toContain('Nothing was left in out/ to deploy.')
  expect(published.map(read)).toEqual([undefined, undefined, undefined])
  expect(read('.next/refused/index.html')).toBe('new')
})

test('one whose Ctrl-C is pressed again while it ends is moved away all the same', async () => {
  // Like a step that first cleans up after itself.
  scripts({ 'check:export': `trap 'sleep 1; exit 1' TERM; touch checking; sleep 30 & wait` })
  const building = spawn(process.execPath, [production], { cwd: project })
  // Listened for from the start: on a busy machine it may have ended before the second press.
  const ended = once(building, 'exit')
  while (read('checking') === undefined) await new Promise((resolve) => setTimeout(resolve, 50))
  building.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 200))
  building.kill('SIGINT')
  expect((await ended)[0]).toBe(130)
  expect(published.map(read)).toEqual([undefined, undefined, undefined])
})

test('an older export is not left to be deployed either, when the build stops before it makes its own folder', () => {
  write('node_modules/.bin/next', "process.exit(process.argv[2] === 'build' ? 1 : 0)")
  const { status, stderr } = build()
  expect(status).toBe(1)
  expect(stderr).toContain('Nothing was left in out/ to deploy.')
  expect(published.map(read)).toEqual([undefined, undefined, undefined])
})

test('one that stops before anything is written leaves the last one alone', () => {
  const { status, stderr } = build({ 'check:settings': 'echo "no address is set" && exit 1' })
  expect([status, stderr.trim()]).toEqual([1, 'no address is set'])
  expect(published.map(read)).toEqual(['old', 'old', 'old'])
})

test('one that finds another build running in the folder leaves its files alone', () => {
  const refusal = '⨯ Another next build process is already running.'
  write(
    'node_modules/.bin/next',
    `console.error('${refusal}'); process.exit(process.argv[2] === 'build' ? 1 : 0)`,
  )
  const { status, stderr } = build()
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'Another build is running in this folder. Wait until it has finished, then build again.',
  )
  expect(published.map(read)).toEqual(['old', 'old', 'old'])
})
