import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { borrowMarkup } from './export/borrowed-markup.mjs'
import { fillFeed } from './export/feed-content.mjs'
import { withoutNotFound } from './export/lean-flight.mjs'
import { minify, minifyRules } from './export/minify.mjs'
import { insertPolicy } from './export/page-policy.mjs'
import { extractScripts, insertBootstrap, joinFlight } from './export/page-scripts.mjs'
import {
  absoluteAddresses,
  atFirstSight,
  endsFirstView,
  firstView,
  inlineRules,
  linkRest,
  rulesInUse,
  stylesheetsOf,
  unveil,
  veil,
  withFallbackFonts,
  withoutFonts,
  withoutPrint,
} from './export/page-styles.mjs'
import { carriedChunk } from './export/small-chunks.mjs'

/**
 * @typedef {{ before: string, address: string, css: string }} Renamed a stylesheet's address until now, the new one, and the
 *   stylesheet as it was
 * @typedef {{ stylesheets: string[], files: string[] }} Kind pages that ask for the same stylesheets
 *
 * @typedef {object} Shared what pages share
 * @property {string} out
 * @property {string} bootstrap
 * @property {string} feeder
 * @property {string} earlyForm
 * @property {Map<string, string | undefined>} chunks the code of each that is small enough to be carried
 * @property {Renamed[]} renamed
 */

/**
 * Changes how the exported pages load: React on the reader's first sign of intent instead of at once, and the rules a
 * page uses inside the page instead of in files that block it.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'hydrate-on-intent',
  async onBuildComplete({ outputs, projectDir }) {
    const out = path.join(projectDir, 'out')
    const files = outputs.staticFiles.map(({ filePath }) => filePath).filter((file) => file.endsWith('.html'))
    const loader = await writeHashed(out, 'loader', await codeFrom('hydration-loader.js', 'esm'))
    const bootstrap = fill(await codeFrom('hydration-bootstrap.js'), 'LOADER', JSON.stringify(loader))
    const feeder = await codeFrom('flight-feeder.js')
    const earlyForm = await codeFrom('early-form.js')
    /** @type {Shared['chunks']} */
    const chunks = new Map()
    /** @type {Map<string, Kind>} */
    const kinds = new Map()
    const renamed = await renameFontStylesheets(out)
    // One page after the other, so that memory does not grow with their number.
    for (const file of files) {
      const html = await deferScripts(file, { out, bootstrap, feeder, earlyForm, chunks, renamed })
      await writeFile(file, html)
      const stylesheets = stylesheetsOf(html)
      const name = stylesheets.join(' ')
      const kind = kinds.get(name) ?? { stylesheets, files: [] }
      kinds.set(name, kind)
      kind.files.push(file)
    }
    const originals = new Map(renamed.map(({ address, css }) => [address, css]))
    for (const kind of kinds.values()) await inlineStyles(kind, { out, originals })
    await fillFeedFile(out)
    await removeUnreachable(out)
  },
}

export default adapter

/**
 * @param {string} file
 * @param {Shared} shared
 * @returns {Promise<string>} the page's HTML, with its own scripts in files
 */
async function deferScripts(file, { out, bootstrap, feeder, earlyForm, chunks, renamed }) {
  try {
    const html = await readFile(file, 'utf8')
    const page = extractScripts(
      renamed.reduce((text, { before, address }) => text.replaceAll(before, address), html),
    )
    const { flight, others } = joinFlight(page.inline)
    const lean = borrowMarkup(page.html, withoutNotFound(flight))
    const feed = fill(feeder, '(FLIGHT,COUNT)', `(${JSON.stringify(lean.flight)},${lean.count})`)
    // Chunks of components that left the tree are not asked for.
    const sources = page.sources.filter((source) => lean.flight.includes(source) || !flight.includes(source))
    const { carried, files } = splitChunks(sources, { out, chunks })
    const early = lean.html.includes(' data-wait=') ? [earlyForm] : []
    const script = await writeHashed(out, 'chunks', [...early, ...others, ...carried, feed].join('\n;'))
    return insertBootstrap(lean.html, bootstrap, { ...page, scripts: [script, ...files] })
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw new Error(`${path.relative(out, file)}: ${message}`)
  }
}

/**
 * The code of small chunks, and the addresses of the others. Pages share most chunks, so each is read once.
 * @param {string[]} sources
 * @param {Pick<Shared, 'out' | 'chunks'>} shared
 */
function splitChunks(sources, { out, chunks }) {
  for (const source of sources)
    if (!chunks.has(source))
      chunks.set(source, carriedChunk(source, readFileSync(path.join(out, source), 'utf8')))
  return {
    carried: sources.flatMap((source) => chunks.get(source) ?? []),
    files: sources.filter((source) => !chunks.get(source)),
  }
}

/**
 * @param {string} name
 * @param {'esm'} [format]
 */
async function codeFrom(name, format) {
  return minify(await readFile(path.join(import.meta.dirname, 'browser', name), 'utf8'), format)
}

/**
 * @param {string} code
 * @param {string} name
 * @param {string} value
 * @throws when the code does not have the name in it exactly once
 */
function fill(code, name, value) {
  const parts = code.split(name)
  if (parts.length !== 2) throw new Error(`The code of the page has ${name} ${parts.length - 1} times.`)
  return parts.join(value)
}

/**
 * Pages of one kind ask for the same stylesheets; they get the same rules.
 * @param {Kind} kind
 * @param {{ out: string, originals: Map<string, string> }} site `originals`: of renamed stylesheets, by their new address
 */
async function inlineStyles({ stylesheets, files }, { out, originals }) {
  const css = await Promise.all(
    stylesheets.map(async (href) => {
      const text = originals.get(href) ?? (await readFile(path.join(out, href), 'utf8'))
      return absoluteAddresses(text, href)
    }),
  )
  const rules = await minifyRules(await rulesInUse(css, contentsOf(files)))
  const seen = await rulesInUse(css, firstViewsOf(files), atFirstSight)
  const first = await minifyRules(withoutPrint(seen) + veil)
  /** @type {string | undefined} */
  let rest
  for (const file of files) {
    const html = await readFile(file, 'utf8')
    if (!endsFirstView(html)) await writeFile(file, insertPolicy(inlineRules(html, rules)))
    else {
      rest ??= await writeHashed(out, 'rules', withFallbackFonts(withoutFonts(rules)) + unveil, 'css')
      await writeFile(file, insertPolicy(linkRest(inlineRules(html, first), rest)))
    }
  }
}

/** @param {string[]} files */
async function* contentsOf(files) {
  for (const file of files) yield await readFile(file, 'utf8')
}

/**
 * Of the pages on which its end is marked.
 * @param {string[]} files
 */
async function* firstViewsOf(files) {
  for await (const html of contentsOf(files)) if (endsFirstView(html)) yield firstView(html)
}

/**
 * React's stylesheets do not change fonts before all of them have come, so those that name fonts name the fallbacks only.
 * They get names that follow from that, because browsers keep what the bundler has named for good.
 * @param {string} out
 */
async function renameFontStylesheets(out) {
  const folder = '/_next/static/chunks'
  /** @type {Renamed[]} */
  const renamed = []
  for (const name of (await readdir(path.join(out, folder))).filter((other) => other.endsWith('.css'))) {
    const before = `${folder}/${name}`
    const css = await readFile(path.join(out, before), 'utf8')
    const withFallbacks = withFallbackFonts(css)
    if (withFallbacks === css) continue
    renamed.push({ before, address: await writeHashed(out, 'chunks', withFallbacks, 'css'), css })
    await rm(path.join(out, before))
  }
  return renamed
}

/**
 * The feed's items link to pages of this export, whatever its address will be.
 * @param {string} out
 */
async function fillFeedFile(out) {
  const file = path.join(out, 'feed.xml')
  /** @param {string} link */
  const pageOf = (link) => {
    const page = path.join(out, `${new URL(link).pathname}.html`)
    return existsSync(page) ? readFileSync(page, 'utf8') : undefined
  }
  await writeFile(file, fillFeed(await readFile(file, 'utf8'), pageOf))
}

/**
 * Writes code or rules under a name that changes with it, and answers with its address on the site.
 * @param {string} out
 * @param {string} name
 * @param {string} code
 */
async function writeHashed(out, name, code, ending = 'js') {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const address = `/_next/static/${name}/${hash}.${ending}`
  await mkdir(path.join(out, '_next/static', name), { recursive: true })
  await writeFile(path.join(out, address), code)
  return address
}

/**
 * Removes what no visitor asks for: the copies of the not-found page that would answer 200 (hosts use `404.html`), and the
 * payloads of client navigation, because every link of this site is a plain one.
 * @param {string} out
 */
async function removeUnreachable(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  /** @param {import('node:fs').Dirent} entry */
  const isPayload = ({ parentPath, name }) =>
    name.startsWith('__next.') ||
    (name.endsWith('.txt') && existsSync(path.join(parentPath, name.replace(/txt$/, 'html'))))
  const unreachable = entries.filter((entry) => isPayload(entry) || entry.name.startsWith('_not-found'))
  for (const { parentPath, name } of unreachable)
    await rm(path.join(parentPath, name), { recursive: true, force: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  // Deepest first; a folder that still holds something stays.
  for (const folder of folders.sort((a, b) => b.length - a.length)) await rmdir(folder).catch(() => {})
}
