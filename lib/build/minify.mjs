import { transform } from 'esbuild'

/**
 * Code of our own as readers get it: without comments, indents and long names.
 * @param {string} code
 * @param {'esm'} [format] a module, whose own names nobody else sees
 */
export async function minify(code, format) {
  const { code: short } = await transform(code, { minify: true, target: 'es2022', format })
  return short.trim()
}
