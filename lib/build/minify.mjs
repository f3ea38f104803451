import { transform } from 'esbuild'

/** Code of our own as readers get it: without comments, indents and long names. */
export async function minify(code) {
  const { code: short } = await transform(code, { minify: true, target: 'es2022' })
  return short
}
