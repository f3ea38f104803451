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

test('every dependency has an exact version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/)
})

test('the lockfile matches package.json', () => {
  expect(lock.packages[''].dependencies).toEqual(dependencies)
  expect(lock.packages[''].devDependencies).toEqual(devDependencies)
})

// npm omits from a lockfile what it could not fetch. Entries that `npm run lockfile` adds have only a version, so that
// `npm ci` accepts the lockfile; on such a platform it installs that version without an integrity check.
const platform = /-(android|darwin|freebsd|linux|openharmony|wasm32|win32)(-|$)/

test('every package has an integrity hash, except for stubs of binaries for other platforms', () => {
  const unchecked = entries.filter(([, { integrity }]) => !integrity)
  for (const [place, { optional }] of unchecked) {
    expect(optional ? place : `${place} is not optional`).toMatch(platform)
  }
})

// A package without a URL of its own comes from the registry that npm is configured to use.
test('every package comes from the registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m)
})

test('every package supports all Node versions that this project supports', () => {
  const narrower = entries.filter(
    ([, { engines: wanted, optional }]) => wanted?.node && !optional && !subset(engines.node, wanted.node),
  )
  expect(narrower.map(([place]) => place)).toEqual([])
})

test('packages do not run install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
