import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundle, minify, minifyRules } from '@/lib/build/export/minify.mjs'

test('names that other scripts may know stay; those of a module become short', async () => {
  const code = 'const chunks = []; chunks.push(1); self.chunks = chunks'
  expect(await minify(code)).toBe('const chunks=[];chunks.push(1),self.chunks=chunks;')
  expect(await minify(code, 'esm')).toBe('const s=[];s.push(1),self.chunks=s;')
})

test('a script and what it imports become one, whose names nobody else sees', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'minify-'))
  writeFileSync(path.join(folder, 'number.js'), 'export const number = 41 + Number(self.one)')
  writeFileSync(path.join(folder, 'entry.js'), "import { number } from './number.js'\nself.answer = number")
  const code = await bundle(path.join(folder, 'entry.js'))
  rmSync(folder, { recursive: true })
  const page = { one: 1, answer: 0 }
  new Function('self', code)(page)
  expect(page.answer).toBe(42)
  expect(code).not.toMatch(/number\b|import|\n/)
})

test('rules lose their blanks and what is empty, and keep their lists of fonts', () => {
  const css =
    '@layer theme { :root { --font-text:"Public Sans", sans-serif } }\n@layer base { @media (width >= 48rem) { i {} } }\n@layer base { p { color: red; width: calc(1px + 2%) } }'
  expect(minifyRules(css)).toBe(
    '@layer theme{:root{--font-text:"Public Sans", sans-serif}}@layer base{p{color:red;width:calc(1px + 2%)}}',
  )
})

test('rules of a layer come together, in the order in which the layers were named', () => {
  const css = '@layer base {}\n@layer components { a { top: 0 } }\n@layer base { b { top: 0 } }'
  expect(minifyRules(css)).toBe('@layer base{b{top:0}}@layer components{a{top:0}}')
})
