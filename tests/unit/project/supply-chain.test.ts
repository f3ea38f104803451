import { readFileSync } from 'node:fs'

type LockEntry = {
  version: string
  integrity?: string
  optional?: boolean
  resolved?: string
  license?: string
  engines?: { node?: string }
}

const { subset } = jest.requireActual<{ subset: (range: string, of: string) => boolean }>('semver')

const { dependencies, devDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const entries = Object.entries<LockEntry>(lock.packages).filter(([place]) => place !== '')

test('every version is exact', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/)
})

test('the lockfile is of this package.json', () => {
  expect(lock.packages[''].dependencies).toEqual(dependencies)
  expect(lock.packages[''].devDependencies).toEqual(devDependencies)
})

// npm leaves out of a lockfile what it could not fetch. Entries that `npm run lockfile` adds hold a version only, so that
// `npm ci` accepts the lockfile; whoever installs on such a platform gets that version, unchecked.
const platform = /-(android|darwin|freebsd|linux|openharmony|wasm32|win32)(-|$)/

test('every package has integrity, but for stubs of binaries for other platforms', () => {
  const unchecked = entries.filter(([, { integrity }]) => !integrity)
  for (const [place, { optional }] of unchecked) {
    expect(optional ? place : `${place} is not optional`).toMatch(platform)
  }
})

// Without an address of its own a package comes from whatever registry npm is told to use.
test('no package comes from anywhere but the registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m)
})

test('every package runs on every Node that this project says it runs on', () => {
  const narrower = entries.filter(
    ([, { engines: wanted, optional }]) => wanted?.node && !optional && !subset(engines.node, wanted.node),
  )
  expect(narrower.map(([place]) => place)).toEqual([])
})

test('packages do not run scripts when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
