/**
 * Takes React out of the critical path of an exported page. Pure: HTML in, HTML and a list out.
 *
 * Next's own scripts are removed and returned, so that the adapter can write the inline ones (the page's flight data)
 * to a file and give the list to the loader. Anything unrecognised is an error: a page is never rewritten half.
 */

/** Inline scripts that Next 16.4 writes: flight data and the list of chunks. */
const nextInline = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
  /^\(?(self|globalThis)\b.{0,60}TURBOPACK/,
]

const nextSource = /^\/_next\/static\/[\w./~-]+\.js$/

/**
 * Removes Next's scripts from a page.
 * @param {string} html
 * @returns {{ html: string, inline: string[], sources: string[], atOnce?: string }} `atOnce` is a pattern: if the query
 *   of the address matches, the page hydrates at once; an empty one always matches
 * @throws when a script is not one of Next's
 */
export function extractScripts(html) {
  /** @type {string[]} */
  const inline = []
  /** @type {Set<string>} */
  const sources = new Set()
  const rest = html
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes, code) => {
      if (/\btype="application\/ld\+json"/.test(attributes)) return script
      const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1]
      if (source === undefined) {
        if (!nextInline.some((shape) => shape.test(code))) throw unrecognised(script)
        inline.push(withoutHints(code))
      } else {
        if (!nextSource.test(source)) throw unrecognised(script)
        // Never fetched by browsers that support modules, and others do not run the scripts of this site at all.
        if (!/\bnomodule\b/i.test(attributes)) sources.add(source)
      }
      return ''
    })
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<link rel="preconnect" href="\/"[^>]*>/, '')
  const left = /<script\b(?![^>]*ld\+json)[^>]*>?/.exec(rest)?.[0]
  if (left !== undefined) throw unrecognised(left)
  return { html: rest, inline, sources: [...sources], atOnce: atOnceOf(rest) }
}

/** @param {string} html */
function atOnceOf(html) {
  if (html.includes('data-hydrate="now"')) return ''
  const parameters = /data-hydrate-query="([^"]*)"/.exec(html)?.[1]
  return parameters && `[?&](${parameters.replaceAll(' ', '|')})=`
}

/**
 * Inserts the bootstrap script at the end of a page's head, with the list of scripts to load.
 * @param {string} html a page without Next's scripts
 * @param {string} bootstrap `hydration-bootstrap.js`, minified
 * @param {{ scripts: string[], atOnce?: string }} facts `scripts`: addresses on this site
 */
export function insertBootstrap(html, bootstrap, { scripts, atOnce }) {
  if (!html.includes('</head>')) throw new Error('The page has no head.')
  const extra = atOnce === undefined ? '' : ` data-at-once="${atOnce}"`
  const names = scripts.map(nameOf)
  const tag = `<script${extra} data-scripts="${names.join(' ')}">${bootstrap}</script>`
  return html.replace('</head>', () => `${tag}</head>`)
}

/**
 * The name by which the loader gets a script: all are in one folder.
 * @param {string} address
 */
function nameOf(address) {
  const name = /^\/_next\/static\/chunks\/([^/]+)\.js$/.exec(address)?.[1]
  if (!name) throw new Error(`The loader fetches chunks only, not ${address}.`)
  return name
}

/**
 * Removes hints from flight data. It names stylesheets twice: as hints, which React turns into preloads, and as links
 * in the tree. The hints include stylesheets of the not-found page, and browsers complain of unused preloads; the rules
 * are inlined anyway. The other hint requests a second connection to the site itself, because Next knows of no fonts to
 * preload.
 * @param {string} code
 */
function withoutHints(code) {
  return code.replace(/:HL\[\\"[^"\\]+\.css\\",\\"style\\"\]\\n|:HC\[\\"\/\\",\\"\\"\]\\n/g, '')
}

const flightPiece = /^self\.__next_f\.push\((\[1,[\s\S]*\])\)$/

/**
 * Joins the pieces of a page's flight data.
 * @param {string[]} inline scripts of a page
 * @returns {{ flight: string, others: string[] }}
 * @throws when a piece is binary
 */
export function joinFlight(inline) {
  const bytes = inline.find((code) => code.startsWith('self.__next_f.push([3,'))
  if (bytes) throw unrecognised(bytes)
  const pieces = inline.map((code) => flightPiece.exec(code)?.[1])
  return {
    flight: pieces.map((piece) => (piece ? JSON.parse(piece)[1] : '')).join(''),
    others: inline.filter((_, index) => !pieces[index]),
  }
}

/** @param {string} script */
function unrecognised(script) {
  return new Error(
    `A script of this page is not recognised, so when it loads cannot be decided: ${script.slice(0, 160)}\n` +
      'If Next was updated, teach lib/build/export/page-scripts.mjs its new markup. Articles may not contain scripts.',
  )
}
