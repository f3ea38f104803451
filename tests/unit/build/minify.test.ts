import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { minify } from '@/lib/build/minify.mjs'

const source = (name: string) => readFileSync(`lib/build/${name}.js`, 'utf8')

test('what every page runs before a sign of intent is under 1,000 bytes compressed', async () => {
  const parts = [
    await minify(source('hydration-bootstrap').replace('LOADER', '"/_next/static/loader/01234567.js"')),
    await minify(source('hydration-loader'), 'esm'),
  ]
  const sizes = parts.map((code) => brotliCompressSync(code).length)
  expect(sizes.reduce((total, size) => total + size)).toBeLessThan(1000)
})

test('names that other scripts may know stay; those of a module become short', async () => {
  const code = 'const chunks = []; chunks.push(1); self.chunks = chunks'
  expect(await minify(code)).toBe('const chunks=[];chunks.push(1),self.chunks=chunks;')
  expect(await minify(code, 'esm')).toBe('const s=[];s.push(1),self.chunks=s;')
})
