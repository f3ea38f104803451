import { PurgeCSS } from 'purgecss'
import { isBeginning, namesIn } from './style-names.mjs'

/**
 * Puts into each page the rules it can ever use, so that the first response is complete, nothing blocks it, and React need
 * not wait for stylesheets. Pure: HTML in, HTML out. A long page carries the rules of its first view only and asks, where
 * that ends, for a file with all of them: https://jakearchibald.com/2016/link-in-body/.
 */

/** As `components/layout/first-view-end.tsx` is rendered. */
const firstViewEnd = '<span data-first-view-end="true" hidden="">'

const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * Addresses of a page's stylesheets, in order.
 * @param {string} html
 */
export function stylesheetsOf(html) {
  return Array.from(html.matchAll(stylesheet), ([, href = '']) => href)
}

/**
 * The rules of some stylesheets that some pages can use. Pages of one kind share the answer, so that a policy can list it.
 * @param {string[]} css stylesheets in order
 * @param {Iterable<string> | AsyncIterable<string>} pages HTML of all pages that will carry the rules, or the beginning of it
 * @param {{ states?: RegExp, blocklist?: string[], words?: Iterable<string> }} [choice] `states`: pseudo-classes whose rules
 *   are kept; `blocklist`: parts of selectors whose rules are left out, though the page has them; `words`: names that code
 *   and trees can put on the pages, see style-names.mjs
 */
export async function rulesInUse(css, pages, { states = /^:/, blocklist = [], words = [] } = {}) {
  const undetermined = [...words]
  const names = { ...(await namesIn(pages)), undetermined }
  const results = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extractor: () => names, extensions: ['html'] }],
    css: [{ raw: css.join('\n') }],
    keyframes: true,
    variables: true,
    blocklist,
    // What CSS makes up.
    safelist: ['html', 'body', states, ...undetermined.filter(isBeginning).map((word) => RegExp(`^${word}`))],
  })
  return results.map((result) => result.css).join('')
}

/** What stands in the first view, but is seen only once somebody points, presses or scrolls, or the page is live. */
export const atFirstSight = {
  states: /^:(?!hover|has)/,
  blocklist: [':hover', ':has', 'definition', 'follows-scroll'],
}

/**
 * A stylesheet with the addresses of this site in it made absolute, because a page resolves them from its own address.
 * @param {string} css
 * @param {string} href address of the stylesheet on the site
 */
export function absoluteAddresses(css, href) {
  return css.replace(/url\((["']?)(?![a-z]+:|\/\/|#)([^"')]+)\1\)/g, (_, _quote, address) => {
    const { pathname, search } = new URL(address, `http://site${href}`)
    return `url(${pathname}${search})`
  })
}

/**
 * Takes a page's stylesheets out and puts rules in where the first one stood.
 *
 * The page opens in the fallbacks, which look much the same, because on a slow line fonts would come in front of the
 * words. Parts of it that are marked have the fonts themselves; hydration-loader.js marks some at a time, and in the end
 * the body. Where a browser knows that it runs no scripts, all of it has them. No stylesheet changes for that, because
 * a browser would lay all words of the page out anew. A part keeps the font that a rule gives to itself, but not one that
 * it inherits: tests/e2e/preferences.spec.ts sees to it that none does.
 * @param {string} html
 * @param {string} rules
 */
export function inlineRules(html, rules) {
  const fonts = (rules.match(fontLists) ?? []).join(';')
  const style =
    '<style data-rules>@layer{[data-fonts]{font-family:var(--font-text)}}' +
    `[data-fonts]{${fonts}}@media(scripting:none){:root{${fonts}}}${withFallbackFonts(rules)}</style>`
  let first = true
  return html.replace(/<link rel="preload"[^>]*\bas="style"[^>]*>/g, '').replace(stylesheet, () => {
    const inPlace = first ? style : ''
    first = false
    return inPlace
  })
}

/** The theme names fonts like this: `--font-text:"Public Sans", "Public Sans Fallback", sans-serif`. */
const fontLists = /--font-[\w-]+:"[^;}]+/g

/**
 * Rules whose lists of fonts begin with the fallback that the reader has.
 * @param {string} rules
 */
export function withFallbackFonts(rules) {
  return rules.replace(fontLists, (list) => list.replace(/"[^"]*",\s*/, ''))
}

/**
 * What of a page is seen first, without what a closed `details` holds; all of the page where no end is marked.
 * @param {string} html
 */
export function firstView(html) {
  const [seen = ''] = html.split(firstViewEnd)
  return seen.replace(/(<details(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?(?=<\/details>)/gs, '$1')
}

/** @param {string} html */
export function endsFirstView(html) {
  return html.includes(firstViewEnd)
}

/**
 * Asks for the rules of the rest where the first view ends.
 * @param {string} html
 * @param {string} href address of a stylesheet
 */
export function linkRest(html, href) {
  return html.replace(firstViewEnd, (end) => `${end}<link rel="stylesheet" href="${href}">`)
}

/**
 * Firefox does not hold back what follows a stylesheet in the body, so the first view's rules do: until the rest is here,
 * for three seconds at most.
 */
export const hideRest =
  '@layer base{[data-first-view-end]~*{animation:1ms 3s backwards rest-comes}}@keyframes rest-comes{0%{visibility:hidden}}'
export const showRest = '@layer base{[data-first-view-end]~*{animation:none}}'

/**
 * Rules for the screen alone: who prints has the rest by then.
 * @param {string} rules
 */
export function withoutPrint(rules) {
  return rules.replace(/@media print\s*{(?:[^{}]|{[^{}]*})*}/g, '')
}

/**
 * Rules without the fonts, which the first view has named.
 * @param {string} rules
 */
export function withoutFonts(rules) {
  return rules.replace(/@font-face\s*{[^}]*}/g, '')
}
