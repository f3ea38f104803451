import { inlinedChunk } from '@/lib/build/export/small-chunks.mjs'

const address = '/_next/static/chunks/0a.js'
const chunk = (factory: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,7,${factory}]);`

test('a small chunk is inlined, and identifies itself by its path', () => {
  const queue: unknown[][] = []
  new Function('globalThis', inlinedChunk(address, chunk('()=>"seven"')) ?? '')({ TURBOPACK: queue })
  expect(queue).toEqual([['static/chunks/0a.js', 7, expect.any(Function)]])
})

test('a large chunk and one of another form stay separate files', () => {
  expect(inlinedChunk(address, chunk(`()=>"${'a'.repeat(2000)}"`))).toBeUndefined()
  expect(inlinedChunk(address, 'alert(1)')).toBeUndefined()
})
