import { build, transform } from 'esbuild'
import { transform as transformRules } from 'lightningcss'

/** Code of our own as readers get it: without comments, indents and long names. */
const short = /** @type {const} */ ({ minify: true, target: 'es2022' })

/**
 * @param {string} code
 * @param {'esm'} [format] a module, whose own names nobody else sees
 */
export async function minify(code, format) {
  const result = await transform(code, { ...short, format })
  return result.code.trim()
}

/**
 * A script and what it imports as one that is no module, whose names nobody else sees.
 * @param {string} file
 */
export async function bundle(file) {
  const { outputFiles } = await build({ ...short, entryPoints: [file], bundle: true, write: false })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/**
 * Rules without blanks and without what is empty, those of a layer together; nothing is written for older browsers.
 * @param {string} css
 */
export function minifyRules(css) {
  const { code } = transformRules({ filename: 'rules.css', code: Buffer.from(css), minify: true })
  return String(code)
}
