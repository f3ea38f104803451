import { readdir, readFile, writeFile } from 'node:fs/promises'
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
 * @typedef {{ stylesheets: string[], files: string[] }} Kind pages that ask for the same stylesheets
 */

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
 * @param {{ out: string, words: Set<string> }} site `words`: of its code
 */
export async function inlineStyles({ stylesheets, files }, { out, words }) {
  const css = await Promise.all(
    stylesheets.map(async (href) => absoluteAddresses(await readFile(path.join(out, href), 'utf8'), href)),
  )
  const allRules = async () => minifyRules(await rulesInUse(css, contentsOf(files), { words }))
  /** @type {string | undefined} */
  let rules
  /** @type {{ first: string, rest: string } | undefined} */
  let parts
  for (const file of files) {
    const html = await readFile(file, 'utf8')
    if (endsFirstView(html)) {
      parts ??= { first: await firstRules(css, files), rest: await writeRest(out, await allRules()) }
      await writeFile(file, insertPolicy(linkRest(inlineRules(html, parts.first), parts.rest)))
    } else {
      rules ??= await allRules()
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
 * @param {string} out
 * @param {string} rules
 * @returns {Promise<string>} the file's address
 */
async function writeRest(out, rules) {
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
