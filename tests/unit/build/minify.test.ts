import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { minify } from '@/lib/build/minify.mjs'

test('the loader of every page is under 1,000 bytes compressed', async () => {
  const loader = await minify(readFileSync('lib/build/hydration-loader.js', 'utf8'))
  expect(brotliCompressSync(loader).length).toBeLessThan(1000)
})
