import { readFileSync } from 'node:fs'

test('the type check includes what Next checks of pages and routes', () => {
  const settings = readFileSync('tsconfig.json', 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const { include, exclude }: Record<'include' | 'exclude', string[]> = JSON.parse(settings)
  expect(include).toContain('.next/types/**/*.ts')
  expect(exclude.filter((folder) => '.next/types'.startsWith(folder))).toEqual([])
})
