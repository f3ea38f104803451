import path from 'node:path'
import { bundle, minify, minifyRules } from '@/lib/build/export/minify.mjs'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

test('top-level names of a classic script are kept; those of a module are shortened', async () => {
  const code = 'const chunks = []; chunks.push(1); self.chunks = chunks'
  expect(await minify(code)).toBe('const chunks=[];chunks.push(1),self.chunks=chunks;')
  expect(await minify(code, 'esm')).toBe('const s=[];s.push(1),self.chunks=s;')
})

test('a script and its imports are bundled, without global names', async () => {
  const folder = temporaryFolder({
    'number.js': 'export const number = 41 + Number(self.one)',
    'entry.js': "import { number } from './number.js'\nself.answer = number",
  })
  const code = await bundle(path.join(folder, 'entry.js'))
  const page = { one: 1, answer: 0 }
  new Function('self', code)(page)
  expect(page.answer).toBe(42)
  expect(code).not.toMatch(/number\b|import|\n/)
})

test('rules lose whitespace and empty blocks, and keep their font lists', () => {
  const css =
    '@layer theme { :root { --font-text:"Public Sans", sans-serif } }\n@layer base { @media (width >= 48rem) { i {} } }\n@layer base { p { color: red; width: calc(1px + 2%) } }'
  expect(minifyRules(css)).toBe(
    '@layer theme{:root{--font-text:"Public Sans", sans-serif}}@layer base{p{color:red;width:calc(1px + 2%)}}',
  )
})

test('rules of a layer are merged, in the order in which the layers were declared', () => {
  const css = '@layer base {}\n@layer components { a { top: 0 } }\n@layer base { b { top: 0 } }'
  expect(minifyRules(css)).toBe('@layer base{b{top:0}}@layer components{a{top:0}}')
})

test('an underline and its thickness stay apart, because Safari ignores them in one declaration', () => {
  const apart = '@layer base{a{text-decoration:underline;text-decoration-thickness:2px}}'
  expect(minifyRules(apart)).toBe(apart)
})

test('prefixes for browsers other than Safari are kept', () => {
  const prefixed = '@layer base{a{-webkit-print-color-adjust:exact;print-color-adjust:exact}}'
  expect(minifyRules(prefixed)).toBe(prefixed)
})
