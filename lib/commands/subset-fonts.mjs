import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

/**
 * Makes the web fonts of the site from the published ones, with only the characters, weights and features that we use.
 * The results are committed, so that a build does not depend on this. Run it when one of these is added:
 *
 *     npm run build:fonts
 */

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** Characters of the web fonts. Any other one is shown in a font of the reader's system. */
const characters = `${ascii}\u00a0¢£§©®°·¼½¾×÷é–—‘’“”•…−\u2060`

/**
 * Features that browsers apply by default, and tabular figures, which our CSS uses. The published fonts have more:
 * fractions, small figures, other figures.
 * https://harfbuzz.github.io/shaping-opentype-features.html
 */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'rlig', 'rvrn', 'tnum']

/** `weight` is one weight or a range; the CSS in `app/fonts.css` declares the same. */
const fonts = [
  { name: 'national-park', weight: 700 },
  { name: 'public-sans', weight: { min: 400, max: 700 } },
  { name: 'overpass-mono', weight: 500 },
]

const require = createRequire(import.meta.url)

for (const { name, weight } of fonts) {
  const source = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  })
  // Without hyphens, because Next takes `-s` in the name of a font for a mark of its own, and adds a `<meta>` to every
  // page.
  // https://github.com/vercel/next.js/blob/canary/packages/next/src/build/webpack/plugins/next-font-manifest-plugin.ts
  await writeFile(path.resolve('app/fonts', `${name.replaceAll('-', '')}.woff2`), font)
  console.log(`${name}: ${font.length} bytes`)
}
