import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOfChunks } from './chunk-files.mjs'
import { fitsFirstResponse } from './first-response.mjs'
import { writeHashed } from './hashed-file.mjs'
import { spellAsHtml } from './html-spelling.mjs'
import { minifyRules } from './minify.mjs'
import { insertPolicy } from './page-policy.mjs'
import {
  absoluteAddresses,
  atFirstSight,
  endsFirstView,
  firstView,
  hideRest,
  inlineRules,
  linkRest,
  rulesInUse,
  showRest,
  withFallbackFonts,
  withoutFonts,
  withoutPrint,
} from './page-styles.mjs'
import { wordsOf } from './style-names.mjs'

/**
 * @typedef {object} Kind pages that ask for the same stylesheets
 * @property {string[]} stylesheets
 * @property {string[]} files
 * @property {Set<string>} names what their trees hold, see style-names.mjs
 */

/**
 * The names that the code of all chunks can put on a page.
 * @param {string} out
 */
export function wordsOfChunks(out) {
  /** @type {Set<string>} */
  const words = new Set()
  for (const code of codeOfChunks(out)) for (const word of wordsOf(code)) words.add(word)
  return words
}

/**
 * Inlines the rules of all pages of one kind, which use the same stylesheets and get the same rules: all of them if each
 * page then still arrives with the first response, otherwise those of the first view only where its end is marked.
 * @param {Kind} kind
 * @param {{ out: string, words: Set<string> }} site `words`: of its code
 */
export async function inlineStyles({ stylesheets, files, names }, { out, words }) {
  const css = stylesheets.map((href) => absoluteAddresses(readFileSync(path.join(out, href), 'utf8'), href))
  const rules = minifyRules(
    await rulesInUse(css, contentsOf(files), { words: new Set([...words, ...names]) }),
  )
  const withAll = (/** @type {string} */ html) => finished(inlineRules(html, rules))
  if (allFit(files, withAll)) return rewrite(files, withAll)
  const first = minifyRules(withoutPrint(await rulesInUse(css, firstViewsOf(files), atFirstSight)) + hideRest)
  const rest = writeHashed(out, 'rules', withFallbackFonts(withoutFonts(rules)) + showRest, {
    ending: 'css',
  })
  rewrite(files, (html) =>
    endsFirstView(html) ? finished(linkRest(inlineRules(html, first), rest)) : withAll(html),
  )
}

/**
 * A page that has its script and its rules.
 * @param {string} html
 */
function finished(html) {
  return spellAsHtml(insertPolicy(html))
}

/**
 * Whether every page that marks the end of its first view arrives with the first response once it is rewritten.
 * @param {string[]} files
 * @param {(html: string) => string} change
 */
function allFit(files, change) {
  for (const html of contentsOf(files)) {
    if (endsFirstView(html) && !fitsFirstResponse(change(html))) return false
  }
  return true
}

/**
 * @param {string[]} files
 * @param {(html: string) => string} change
 */
function rewrite(files, change) {
  for (const file of files) writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** @param {string[]} files */
function* contentsOf(files) {
  for (const file of files) yield readFileSync(file, 'utf8')
}

/**
 * The first views of those pages that mark its end.
 * @param {string[]} files
 */
function* firstViewsOf(files) {
  for (const html of contentsOf(files)) if (endsFirstView(html)) yield firstView(html)
}
