import { readFileSync } from 'node:fs'
import { isChecked, type Lockfile, missingPackages } from '@/lib/commands/shared/lockfile.mjs'
import { filesIn } from '@/lib/files-in.mjs'

const { subset } = jest.requireActual<{ subset: (range: string, of: string) => boolean }>('semver')

const { dependencies, devDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const entries = Object.entries(lock.packages).filter(([place]) => place !== '')

test('every dependency has an exact version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/)
})

// CI asks for advisories of these alone.
test('packages that the site is made with are dependencies, not those of development', () => {
  const code = ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.d)\.(tsx?|mjs|css)$/.test(file) && !file.startsWith('lib/commands/'))
  const imported = code.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^(?:@?import (?!type )[^'"]*|} from )['"](?!node:)((?:@[\w-]+\/)?[\w-]+)/gm,
      ),
      ([, name = '']) => name,
    ),
  )
  const packages = [...new Set(imported)]
  expect(packages).toEqual(expect.arrayContaining(['esbuild', 'react', 'tailwindcss', 'zod']))
  expect(packages.filter((name) => !(name in dependencies))).toEqual([])
})

test('the lockfile matches package.json', () => {
  expect(lock.packages['']).toEqual(expect.objectContaining({ dependencies, devDependencies }))
})

// What fails here is completed by `npm run lockfile`.
test('every package has an integrity hash, or comes inside one that has', () => {
  const unchecked = entries.filter((entry) => !isChecked(entry))
  expect(unchecked.map(([place]) => place)).toEqual([])
})

test('the binaries for every other platform are in the lockfile', () => {
  expect(missingPackages(lock)).toEqual([])
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
