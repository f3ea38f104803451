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

/**
 * Rules without blanks and without what is empty; nothing is written for older browsers.
 * @param {string} css
 */
export async function minifyRules(css) {
  const { code: short } = await transform(css, { loader: 'css', minify: true })
  return short.trim()
}
