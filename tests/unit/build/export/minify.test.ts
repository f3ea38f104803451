import { minify, minifyRules } from '@/lib/build/export/minify.mjs'

test('names that other scripts may know stay; those of a module become short', async () => {
  const code = 'const chunks = []; chunks.push(1); self.chunks = chunks'
  expect(await minify(code)).toBe('const chunks=[];chunks.push(1),self.chunks=chunks;')
  expect(await minify(code, 'esm')).toBe('const s=[];s.push(1),self.chunks=s;')
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
