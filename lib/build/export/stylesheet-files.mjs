import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeHashed } from './hashed-file.mjs'
import { minifyRules } from './minify.mjs'
import { insertPolicy } from './page-policy.mjs'
import {
  absoluteAddresses,
  atFirstSight,
  endsFirstView,
  firstView,
  inlineRules,
  linkRest,
  rulesInUse,
  unveil,
  veil,
  withFallbackFonts,
  withoutFonts,
  withoutPrint,
} from './page-styles.mjs'
import { wordsOf } from './style-names.mjs'

/**
 * @typedef {{ before: string, address: string, css: string }} Renamed a stylesheet's address until now, the new one, and the
 *   stylesheet as it was
 * @typedef {{ stylesheets: string[], files: string[] }} Kind pages that ask for the same stylesheets
 */

/**
 * React's stylesheets do not change fonts before all of them have come, so those that name fonts name the fallbacks only.
 * They get names that follow from that, because browsers keep what the bundler has named for good.
 * @param {string} out
 */
export async function renameFontStylesheets(out) {
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
 * What the code of the bundler's chunks can put on a page.
 * @param {string} out
 */
export async function wordsOfChunks(out) {
  const folder = path.join(out, '_next/static/chunks')
  /** @type {Set<string>} */
  const words = new Set()
  for (const name of (await readdir(folder)).filter((other) => other.endsWith('.js')))
    for (const word of wordsOf(await readFile(path.join(folder, name), 'utf8'))) words.add(word)
  return words
}

/**
 * Pages of one kind ask for the same stylesheets; they get the same rules.
 * @param {Kind} kind
 * @param {{ out: string, originals: Map<string, string>, words: Set<string> }} site `originals`: of renamed stylesheets, by
 *   their new address; `words`: of the site's code
 */
export async function inlineStyles({ stylesheets, files }, { out, originals, words }) {
  const css = await Promise.all(
    stylesheets.map(async (href) => {
      const text = originals.get(href) ?? (await readFile(path.join(out, href), 'utf8'))
      return absoluteAddresses(text, href)
    }),
  )
  /** @type {string | undefined} */
  let rules
  /** @type {{ first: string, rest: string } | undefined} */
  let parts
  for (const file of files) {
    const html = await readFile(file, 'utf8')
    if (endsFirstView(html)) {
      parts ??= { first: await firstRules(css, files), rest: await writeRest(css, files, { out, words }) }
      await writeFile(file, insertPolicy(linkRest(inlineRules(html, parts.first), parts.rest)))
    } else {
      rules ??= await minifyRules(await rulesInUse(css, contentsOf(files)))
      await writeFile(file, insertPolicy(inlineRules(html, rules)))
    }
  }
}

/**
 * @param {string[]} css
 * @param {string[]} files
 */
async function firstRules(css, files) {
  const seen = await rulesInUse(css, firstViewsOf(files), atFirstSight)
  return minifyRules(withoutPrint(seen) + veil)
}

/**
 * @param {string[]} css
 * @param {string[]} files
 * @param {{ out: string, words: Set<string> }} site
 * @returns {Promise<string>} the file's address
 */
async function writeRest(css, files, { out, words }) {
  const rules = await minifyRules(await rulesInUse(css, contentsOf(files), { words }))
  return writeHashed(out, 'rules', withFallbackFonts(withoutFonts(rules)) + unveil, 'css')
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
