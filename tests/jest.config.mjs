import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'

// Jest keeps what a shell has set for another program, and React comes without `act` for production.
process.env.NODE_ENV = 'test'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const packages = path.join(root, 'node_modules')

// https://nextjs.org/docs/app/guides/testing/jest
const withNext = nextJest({ dir: root })

const settings = withNext({
  rootDir: root,
  // Nothing else runs meanwhile; by itself Jest leaves a processor free, on small machines half of them.
  // https://jestjs.io/docs/configuration#maxworkers-number--string
  maxWorkers: '100%',
  testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The real package throws outside a React server build; its promise is kept by the bundler, not by the tests.
    '^server-only$': '<rootDir>/tests/fixtures/server-only.ts',
    // Offers itself to `import` alone, which Jest turns into `require`; the MDX compiler needs it.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
})

// Jest runs CommonJS, so packages of ES modules are compiled as our own files are; Next would leave out all packages.
// https://jestjs.io/docs/configuration#transformignorepatterns-arraystring
export default async function config() {
  return {
    ...(await settings()),
    transformIgnorePatterns: [`/node_modules/(?!(${modulePackages().join('|')})/)`, '\\.module\\.css$'],
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
