import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installMissing, isInstalled } from '@/lib/commands/shared/install.mjs'
import { run } from '@/lib/commands/shared/run.mjs'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

jest.mock('@/lib/commands/shared/run.mjs', () => ({ run: jest.fn() }))
const npm = jest.mocked(run)

const home = process.cwd()
let project: string

beforeEach(() => {
  project = temporaryFolder()
  mkdirSync(path.join(project, 'node_modules'))
  wish('1.0.0')
  process.chdir(project)
  npm.mockReset()
})

afterEach(() => process.chdir(home))

/** Writes the lockfile: a package, one for another platform, and the project itself. */
function wish(version: string) {
  const packages = {
    '': { name: 'site', version: '0.1.0' },
    'node_modules/one': { version },
    'node_modules/one-darwin': { version, optional: true },
  }
  writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify({ packages }))
}

/** What npm does: the packages for this platform, and a record of them. */
async function install() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { '': _, 'node_modules/one-darwin': __, ...here } = packages
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: here }))
  return { code: 0, output: '' }
}

const commands = () => npm.mock.calls.map(([, [command]]) => command)

test('packages are installed once, and again when the lockfile has changed', async () => {
  npm.mockImplementation(install)
  await installMissing()
  await installMissing()
  expect(commands()).toEqual(['ci'])
  wish('1.0.1')
  await installMissing()
  expect(commands()).toEqual(['ci', 'ci'])
})

test.each([
  ['packages for development come, too, also where the environment is that of production', '--include=dev'],
  ['no package runs a script of its own while it is installed', '--ignore-scripts'],
  ['npm says why it failed, also under `npm run --silent`, which it would pass on', '--loglevel=error'],
])('%s', async (_, flag) => {
  npm.mockResolvedValueOnce({ code: 1, output: 'npm error code EUSAGE' }).mockImplementationOnce(install)
  await installMissing()
  expect(npm.mock.calls.map(([, flags]) => flags?.includes(flag))).toEqual([true, true])
})

test('what someone has installed with npm directly is not installed again', async () => {
  await install()
  await installMissing()
  expect(commands()).toEqual([])
})

test('packages that were removed are installed again', async () => {
  npm.mockImplementation(install)
  await installMissing()
  rmSync('node_modules', { recursive: true })
  mkdirSync('node_modules')
  await installMissing()
  expect(commands()).toEqual(['ci', 'ci'])
})

test('packages whose installation was cut off, as by a full disk, are installed again', async () => {
  npm.mockImplementation(install)
  writeFileSync('node_modules/.package-lock.json', '{ "packages": {')
  await installMissing()
  await installMissing()
  expect(commands()).toEqual(['ci'])
})

test('a lockfile that a merge has damaged is named, with what to do', async () => {
  await install()
  writeFileSync('package-lock.json', '<<<<<<< HEAD\n{ "packages": {} }')
  await expect(installMissing()).rejects.toThrow(
    'package-lock.json is damaged, for instance by a merge. Restore it with `git checkout HEAD -- package-lock.json`',
  )
  expect(commands()).toEqual([])
})

test('where npm ci refuses a lockfile of another platform, npm install takes over and leaves the lockfile alone', async () => {
  npm.mockResolvedValueOnce({ code: 1, output: 'npm error code EUSAGE' }).mockImplementationOnce(install)
  await installMissing()
  expect(commands()).toEqual(['ci', 'install'])
  expect(npm.mock.calls[1]?.[1]).toContain('--no-save')
  expect(npm.mock.calls[1]?.[1]).not.toContain('--no-package-lock')
})

test('when npm install fails as well, that is reported', async () => {
  npm
    .mockResolvedValueOnce({ code: 1, output: 'npm error code EUSAGE' })
    .mockResolvedValueOnce({ code: 1, output: 'npm error code ENOSPC' })
  await expect(installMissing()).rejects.toThrow(/disk is full/)
})

test('a package that does not match the lockfile is not installed another way', async () => {
  npm.mockResolvedValue({
    code: 1,
    output: 'npm error code EINTEGRITY\nnpm error sha512-a wanted\nnpm error a log',
  })
  await expect(installMissing()).rejects.toThrow('npm said: npm error sha512-a wanted.')
  expect(commands()).toEqual(['ci'])
})

test.each([
  [
    'no network',
    'npm error code ENOTFOUND\nnpm error network request failed',
    /registry cannot be reached.*run the command again/,
  ],
  ['a refused connection', 'npm error code ECONNREFUSED', /registry cannot be reached/],
  [
    'an old Node',
    'npm error code EBADENGINE\nnpm error engine Unsupported engine',
    /needs Node 24 or newer, .* and this is /,
  ],
  ['a full disk', 'npm error code ENOSPC', /disk is full/],
  [
    'anything else',
    'npm error code ERESOLVE\nnpm error could not resolve\nnpm error A complete log of this run can be found in: /x.log',
    /npm said: npm error could not resolve\. Run `npm ci`/,
  ],
  [
    'a warning about Node beside another error',
    'npm warn EBADENGINE some package\nnpm error code E500\nnpm error a log',
    /npm said: npm error code E500/,
  ],
  ['no npm at all', 'spawn npm ENOENT', /npm said: spawn npm ENOENT/],
  ['silence', '', /npm said: nothing/],
])('%s is reported in one sentence, and the next run tries again', async (_, output, sentence) => {
  npm.mockResolvedValue({ code: 1, output })
  await expect(installMissing()).rejects.toThrow(sentence)
  npm.mockReset().mockImplementation(install)
  await installMissing()
  expect(commands()).toEqual(['ci'])
})

test('a check for missing packages installs nothing', async () => {
  expect(isInstalled()).toBe(false)
  await install()
  expect(isInstalled()).toBe(true)
  wish('1.0.1')
  expect(isInstalled()).toBe(false)
  expect(commands()).toEqual([])
})
