import path from 'node:path'
import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

// https://nextjs.org/docs/app/guides/testing/jest
const withNext = nextJest({ dir: root })

export default withNext({
  rootDir: root,
  testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The real package throws outside a React server build; its promise is kept by the bundler, not by the tests.
    '^server-only$': '<rootDir>/tests/fixtures/server-only.ts',
  },
})
