import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOfChunks } from './chunk-files.mjs'
import { writeHashed } from './hashed-file.mjs'
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
export async function wordsOfChunks(out) {
  /** @type {Set<string>} */
  const words = new Set()
  for await (const code of codeOfChunks(out)) for (const word of wordsOf(code)) words.add(word)
  return words
}

/**
 * Inlines the rules of all pages of one kind, which use the same stylesheets and get the same rules.
 * @param {Kind} kind
 * @param {{ out: string, words: Set<string> }} site `words`: of its code
 */
export async function inlineStyles({ stylesheets, files, names }, { out, words }) {
  const css = await Promise.all(
    stylesheets.map(async (href) => absoluteAddresses(await readFile(path.join(out, href), 'utf8'), href)),
  )
  const rules = minifyRules(
    await rulesInUse(css, contentsOf(files), { words: new Set([...words, ...names]) }),
  )
  const first = minifyRules(withoutPrint(await rulesInUse(css, firstViewsOf(files), atFirstSight)) + hideRest)
  /** @type {string | undefined} */
  let rest
  for (const file of files) {
    const html = await readFile(file, 'utf8')
    if (!endsFirstView(html)) await writeFile(file, insertPolicy(inlineRules(html, rules)))
    else {
      rest ??= await writeHashed(out, 'rules', withFallbackFonts(withoutFonts(rules)) + showRest, {
        ending: 'css',
      })
      await writeFile(file, insertPolicy(linkRest(inlineRules(html, first), rest)))
    }
  }
}

/** @param {string[]} files */
async function* contentsOf(files) {
  for (const file of files) yield await readFile(file, 'utf8')
}

/**
 * The first views of those pages that mark its end.
 * @param {string[]} files
 */
async function* firstViewsOf(files) {
  for await (const html of contentsOf(files)) if (endsFirstView(html)) yield firstView(html)
}
