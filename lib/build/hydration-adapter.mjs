import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { borrowMarkup } from './export/borrowed-markup.mjs'
import { shortenNames, withShortNames } from './export/chunk-names.mjs'
import { fillFeed } from './export/feed-content.mjs'
import { modulesFirst, readRows, writeRows } from './export/flight-rows.mjs'
import { writeHashed } from './export/hashed-file.mjs'
import { leanRows, withoutCarried } from './export/lean-flight.mjs'
import { bundle, minify } from './export/minify.mjs'
import { extractScripts, insertBootstrap, joinFlight } from './export/page-scripts.mjs'
import { stylesheetsOf } from './export/page-styles.mjs'
import { inlinedChunk } from './export/small-chunks.mjs'
import { namesInTree } from './export/style-names.mjs'
import { inlineStyles, wordsOfChunks } from './export/stylesheet-files.mjs'
import { removeUnreachable } from './export/unreachable-files.mjs'

/**
 * @typedef {import('./export/stylesheet-files.mjs').Kind} Kind
 *
 * @typedef {object} Shared what pages share
 * @property {string} out
 * @property {string} bootstrap
 * @property {string} opening what each page's own script begins with
 * @property {string} earlyForm
 * @property {Map<string, string | undefined>} chunks the code of each that is small enough to be carried
 */

/**
 * Changes how the exported pages load: React on the reader's first sign of intent instead of at once, and rules inlined
 * in the page instead of in blocking files.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'hydrate-on-intent',
  async onBuildComplete({ outputs, projectDir }) {
    const out = path.join(projectDir, 'out')
    const files = outputs.staticFiles.map(({ filePath }) => filePath).filter((file) => file.endsWith('.html'))
    shortenNames(out)
    const loader = writeHashed(out, 'loader', await codeFrom('hydration-loader.js', 'esm'))
    const bootstrap = fill(await codeFrom('hydration-bootstrap.js'), 'LOADER', JSON.stringify(loader))
    const opening = await bundle(browserScript('page-script.js'))
    const earlyForm = await codeFrom('early-form.js')
    /** @type {Shared['chunks']} */
    const chunks = new Map()
    /** @type {Map<string, Kind>} */
    const kinds = new Map()
    const words = wordsOfChunks(out)
    // One page at a time, so that memory use does not grow with their number.
    for (const file of files) {
      const page = deferScripts(file, { out, bootstrap, opening, earlyForm, chunks })
      writeFileSync(file, page.html)
      const stylesheets = stylesheetsOf(page.html)
      const name = stylesheets.join(' ')
      const kind = kinds.get(name) ?? { stylesheets, files: [], names: new Set() }
      kinds.set(name, kind)
      kind.files.push(file)
      for (const word of page.names) kind.names.add(word)
    }
    for (const kind of kinds.values()) await inlineStyles(kind, { out, words })
    fillFeedFile(out)
    removeUnreachable(out)
  },
}

export default adapter

/**
 * Makes Chromium compile all functions of a script while it arrives, off the main thread, instead of one by one as they
 * are called. With a CPU slowed down four times, a long article is live after two thirds of the time and its longest
 * task is half as long, for 0.3 MB more memory.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * @param {string} file
 * @param {Shared} shared
 * @returns {{ html: string, names: string[] }} the page's HTML, with its own scripts in files, and what its tree
 *   can put on it
 */
function deferScripts(file, { out, bootstrap, opening, earlyForm, chunks }) {
  try {
    const html = withShortNames(readFileSync(file, 'utf8'))
    const page = extractScripts(html)
    const { flight, others } = joinFlight(page.inline)
    const rows = modulesFirst(readRows(flight))
    const lean = borrowMarkup(page.html, leanRows(rows, stylesheetsOf(html)))
    // Chunks that only components removed from the tree used are not loaded.
    const sources = page.sources.filter((source) => isNamed(source, lean.rows) || !isNamed(source, rows))
    const [files, carried] = splitChunks(sources, { out, chunks })
    const fed = writeRows(withoutCarried(lean.rows, carried))
    const feed = fill(opening, '(FLIGHT,COUNT)', `(${JSON.stringify(fed)},${lean.count})`)
    const early = lean.html.includes(' data-wait=') ? [earlyForm] : []
    const code = carried.map((source) => chunks.get(source))
    const own = [...others, ...code, feed, ...early].join('\n;')
    // With eight digits, one build of 1,000 pages in 8,600 would have the same name twice, and stop.
    const script = writeHashed(out, 'chunks', compileHint + own, { digits: 8 })
    return {
      html: insertBootstrap(lean.html, bootstrap, { ...page, scripts: [script, ...files] }),
      names: namesInTree(fed),
    }
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw new Error(`${path.relative(out, file)}: ${message}`, { cause: error })
  }
}

/**
 * @param {string} source
 * @param {import('./export/flight-rows.mjs').Row[]} rows
 */
function isNamed(source, rows) {
  return rows.some(({ body }) => body.includes(source))
}

/**
 * Splits chunks into those that stay files of their own, which get the compile hint, and those that are small enough to
 * be carried in a page's own script. Pages share most chunks, so each is read once.
 * @param {string[]} sources addresses
 * @param {Pick<Shared, 'out' | 'chunks'>} shared `chunks` holds the code of each afterwards
 * @returns {[files: string[], carried: string[]]} addresses
 */
function splitChunks(sources, { out, chunks }) {
  for (const source of sources.filter((chunk) => !chunks.has(chunk))) {
    const file = path.join(out, source)
    const code = readFileSync(file, 'utf8')
    const carried = inlinedChunk(source, code)
    chunks.set(source, carried)
    if (!carried) writeFileSync(file, compileHint + code)
  }
  return [sources.filter((source) => !chunks.get(source)), sources.filter((source) => chunks.get(source))]
}

/**
 * @param {string} name
 * @param {'esm'} [format]
 */
async function codeFrom(name, format) {
  return minify(readFileSync(browserScript(name), 'utf8'), format)
}

/** @param {string} name */
function browserScript(name) {
  return path.join(import.meta.dirname, 'browser', name)
}

/**
 * Replaces a placeholder in code.
 * @param {string} code
 * @param {string} name
 * @param {string} value
 * @throws when the code does not contain the placeholder exactly once
 */
function fill(code, name, value) {
  const parts = code.split(name)
  if (parts.length !== 2) throw new Error(`The code of the page has ${name} ${parts.length - 1} times.`)
  return parts.join(value)
}

/**
 * The feed's items link to pages of this export, whatever its address will be.
 * @param {string} out
 */
function fillFeedFile(out) {
  const file = path.join(out, 'feed.xml')
  /** @param {string} link */
  const pageOf = (link) => readFileSync(path.join(out, `${new URL(link).pathname}.html`), 'utf8')
  writeFileSync(file, fillFeed(readFileSync(file, 'utf8'), pageOf))
}
