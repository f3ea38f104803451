import { transform } from 'esbuild'
import { transform as transformRules } from 'lightningcss'

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
 * Rules without blanks and without what is empty, those of a layer together; nothing is written for older browsers.
 * @param {string} css
 */
export function minifyRules(css) {
  const { code } = transformRules({ filename: 'rules.css', code: Buffer.from(css), minify: true })
  return String(code)
}
