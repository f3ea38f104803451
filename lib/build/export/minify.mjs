import { build, transform } from 'esbuild'
import { Features, transform as transformRules } from 'lightningcss'

/** How our own code is minified for readers. */
const short = /** @type {const} */ ({ minify: true, target: 'es2022' })

/**
 * Minifies a script of our own.
 * @param {string} code
 * @param {'esm'} [format] for a module, whose top-level names can be shortened, too
 */
export async function minify(code, format) {
  const result = await transform(code, { ...short, format })
  return result.code.trim()
}

/**
 * Bundles a script and its imports into one classic script in a scope of its own.
 * @param {string} file
 */
export async function bundle(file) {
  const { outputFiles } = await build({ ...short, entryPoints: [file], bundle: true, write: false })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/**
 * Minifies CSS and merges the rules of each layer; without fallbacks for older browsers. But Safari, which does not take
 * `underline 2px` in one, is named, so that the thickness stays a declaration of its own.
 * @param {string} css
 */
export function minifyRules(css) {
  const { code } = transformRules({
    filename: 'rules.css',
    code: Buffer.from(css),
    minify: true,
    // The major version comes before two bytes of others: https://lightningcss.dev/transpilation.html
    targets: { safari: 26 << 16 },
    // What else naming Safari alone would do: rewrite `color-scheme`, and drop prefixes that other browsers need.
    exclude: Features.LightDark | Features.VendorPrefixes,
  })
  return String(code)
}
