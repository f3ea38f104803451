import { PurgeCSS } from 'purgecss'
import { isBeginning, namesIn } from './style-names.mjs'

/**
 * Inlines into each page all rules that it can ever use, so that the first response is complete, nothing blocks it, and
 * React waits for no stylesheet. Pure: HTML in, HTML out. A page that would be too long for the first response with them
 * inlines only the rules of its first view and, where that ends, links a stylesheet with all of them:
 * https://jakearchibald.com/2016/link-in-body/.
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

/** `:host`, which Tailwind writes beside `:root`, is of shadow trees, and no page has any. */
const anyState = /^:(?!host)/

/**
 * The rules of some stylesheets that some pages can use. Pages of one kind get the same rules.
 * @param {string[]} css stylesheets in order
 * @param {Iterable<string>} pages HTML of all pages that will get the rules, or its beginning
 * @param {{ states?: RegExp, blocklist?: string[], words?: Iterable<string> }} [choice] `states`: pseudo-classes whose
 *   rules are kept; `blocklist`: parts of selectors whose rules are left out even if a page has them; `words`: names
 *   that code and trees can put on the pages, see style-names.mjs
 */
export async function rulesInUse(css, pages, { states = anyState, blocklist = [], words = [] } = {}) {
  const undetermined = [...words]
  const names = { ...namesIn(pages), undetermined }
  const results = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extractor: () => names, extensions: ['html'] }],
    css: [{ raw: css.join('\n') }],
    keyframes: true,
    variables: true,
    blocklist,
    // Selectors that match no name in the HTML.
    safelist: ['html', 'body', states, ...undetermined.filter(isBeginning).map((word) => RegExp(`^${word}`))],
  })
  return results.map((result) => result.css).join('')
}

/**
 * For the first view, leaves out rules that matter only once somebody points, presses or scrolls, or the page is live.
 */
export const atFirstSight = {
  states: /^:(?!host|hover|has)/,
  blocklist: [':hover', ':has', 'popover', 'follows-scroll'],
}

/**
 * A stylesheet with absolute addresses: once it is inlined, a page would resolve relative ones from its own address.
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
 * Replaces the stylesheet links of a page by its rules.
 *
 * A page starts in the fallback fonts, which look much the same, because on a slow connection the fonts would delay the
 * text. Elements with `data-fonts` use the real fonts; hydration-loader.js sets that on some elements at a time, and
 * finally on the body. Browsers that run no scripts use the fonts everywhere. This changes attributes, not stylesheets,
 * because after a change of stylesheets a browser lays out all text again. An element keeps a font that a rule sets on
 * it, but not an inherited one: tests/e2e/preferences.spec.ts makes sure that none is.
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

/** The font lists of the theme, such as `--font-text:"Public Sans", "Public Sans Fallback", sans-serif`. */
const fontLists = /--font-[\w-]+:"[^;}]+/g

/**
 * The rules with font lists that begin with the fallback, which the reader has.
 * @param {string} rules
 */
export function withFallbackFonts(rules) {
  return rules.replace(fontLists, (list) => list.replace(/"[^"]*",\s*/, ''))
}

/**
 * The part of a page that is seen first, without the content of closed `details`; the whole page if no end is marked.
 * @param {string} html
 */
export function firstView(html) {
  const [seen = ''] = html.split(firstViewEnd)
  return seen.replace(/(<details(?![^>]*\sopen)[^>]*>.*?<\/summary>).*?(?=<\/details>)/gs, '$1')
}

/**
 * Whether a page marks the end of its first view.
 * @param {string} html
 */
export function endsFirstView(html) {
  return html.includes(firstViewEnd)
}

/**
 * Links the stylesheet with all rules where the first view ends. Its priority is below that of the page itself, whose
 * first view needs none of it.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/link#fetchpriority
 * @param {string} html
 * @param {string} href address of a stylesheet
 */
export function linkRest(html, href) {
  return html.replace(
    firstViewEnd,
    (end) => `${end}<link rel="stylesheet" href="${href}" fetchpriority="low">`,
  )
}

/**
 * Firefox renders what follows a stylesheet in the body without waiting for it. So the rules of the first view hide
 * that until the stylesheet is there, for three seconds at most.
 */
export const hideRest =
  '@layer base{[data-first-view-end]~*{animation:1ms 3s backwards rest-comes}}@keyframes rest-comes{0%{visibility:hidden}}'
export const showRest = '@layer base{[data-first-view-end]~*{animation:none}}'

/**
 * The rules without those for print: whoever prints has the full stylesheet by then.
 * @param {string} rules
 */
export function withoutPrint(rules) {
  return rules.replace(/@media print\s*{(?:[^{}]|{[^{}]*})*}/g, '')
}

/**
 * The rules without `@font-face`, which the rules of the first view contain.
 * @param {string} rules
 */
export function withoutFonts(rules) {
  return rules.replace(/@font-face\s*{[^}]*}/g, '')
}
