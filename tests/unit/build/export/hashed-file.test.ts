import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as hashes from '@/lib/build/content-hash.mjs'
import { writeHashed } from '@/lib/build/export/hashed-file.mjs'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

jest.mock('@/lib/build/content-hash.mjs', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/build/content-hash.mjs'),
}))

let out: string
beforeEach(() => {
  out = temporaryFolder()
})
afterEach(() => jest.restoreAllMocks())

test('the same code gets the same name, different code a different one', () => {
  const first = writeHashed(out, 'chunks', 'one()')
  expect(writeHashed(out, 'chunks', 'one()')).toBe(first)
  expect(writeHashed(out, 'chunks', 'two()')).not.toBe(first)
  expect(readFileSync(path.join(out, first), 'utf8')).toBe('one()')
})

test('a name collision stops the build and leaves the first file as it is', () => {
  const { contentHash } = jest.requireActual<typeof hashes>('@/lib/build/content-hash.mjs')
  jest
    .spyOn(hashes, 'contentHash')
    .mockImplementation((content, digits = 6) => (digits > 6 ? contentHash(content, digits) : 'same'))
  const address = writeHashed(out, 'chunks', 'one()')
  expect(() => writeHashed(out, 'chunks', 'two()')).toThrow(`Two files would be called ${address}`)
  expect(readFileSync(path.join(out, address), 'utf8')).toBe('one()')
})
