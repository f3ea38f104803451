import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'

// Jest keeps a NODE_ENV that the shell has set, and React's production build has no `act`.
process.env.NODE_ENV = 'test'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const packages = path.join(root, 'node_modules')

// https://nextjs.org/docs/app/guides/testing/jest
const withNext = nextJest({ dir: root })

const settings = withNext({
  rootDir: root,
  // Use all processors, since nothing else runs meanwhile; by default Jest leaves one free, and on small machines half
  // of them.
  // https://jestjs.io/docs/configuration#maxworkers-number--string
  maxWorkers: '100%',
  testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Exports only an `import` condition, which Jest turns into `require`; the MDX compiler needs the package.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
})

// Jest runs CommonJS, so packages of ES modules are compiled like our own files; next/jest would skip all packages.
// https://jestjs.io/docs/configuration#transformignorepatterns-arraystring
export default async function config() {
  return {
    ...(await settings()),
    transformIgnorePatterns: [`/node_modules/(?!(${modulePackages().join('|')})/)`],
  }
}

function modulePackages() {
  const names = readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(packages, name)).map((part) => `${name}/${part}`) : name,
  )
  return names.filter((name) => {
    const file = path.join(packages, name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module'
  })
}
