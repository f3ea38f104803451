import { renderToString } from 'react-dom/server'
import { withoutUnreachable } from './reachable-rows.mjs'
import { changeable, isElement, isTag, readTree, reviveElement } from './revived-tree.mjs'
import { markPlaces } from './still-marks.mjs'

/**
 * @typedef {import('./flight-rows.mjs').Row} Row
 * @typedef {import('./still-marks.mjs').Place} Place
 * @typedef {import('./revived-tree.mjs').Value} Value
 * @typedef {import('./revived-tree.mjs').TreeElement} TreeElement
 *
 * @typedef {object} Page
 * @property {string} markup
 * @property {import('./revived-tree.mjs').Tree} tree
 * @property {Place[]} found the borrowed elements as they stand on the page, in the order of the tree
 */

/**
 * React gets a page twice: as HTML, and as the tree with which it takes the page over. What no component of the browser
 * ever changes is the same words again. Here the tree borrows them from the page instead: such an element's content
 * becomes markup set from outside, which React leaves alone as it takes over, and which is read from the page before
 * React starts, so that React could draw the element anew. Pure.
 * https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html
 */

/** An element shorter than this, in characters, is not worth a mark. One that is HTML has to be borrowed all the same. */
const worthwhile = 60

/** HTML in a row of JSON that is not borrowed. Words of a page cannot look like it there: their quotes are escaped. */
const ownMarkup = /"__html":"(?!\\u0001|")([^"]*)/

/**
 * @param {string} html a page as Next wrote it, without scripts
 * @param {Row[]} rows its tree
 * @returns {{ html: string, rows: Row[], count: number }} the page with `data-still` on what the tree borrows; the tree
 *   with the element's place among them, from 0, between two characters U+0001, where the content belongs; their number
 * @throws when the tree holds HTML that is not on the page
 */
export function borrowMarkup(html, rows) {
  const tree = readTree(rows)
  /** @type {Page} */
  const page = { markup: withoutInert(html), tree, found: [] }
  const lean = rows.map((row) =>
    row.tag === '' && /^[[{]/.test(row.body)
      ? {
          ...row,
          body: JSON.stringify(borrow(tree.values.get(row.id) ?? JSON.parse(row.body), row.id, page)),
        }
      : row,
  )
  const reached = withoutUnreachable(lean)
  const borrows = /\\u0001(\d+)\\u0001/g
  const used = reached.flatMap(({ body }) =>
    [...body.matchAll(borrows)].flatMap(([, index]) => page.found[Number(index)] ?? []),
  )
  const places = [...new Map(used.map((place) => [place.start, place])).values()].sort(
    (a, b) => a.start - b.start,
  )
  const numbers = new Map(places.map(({ start }, number) => [start, number]))
  const numberOf = page.found.map(({ start }) => numbers.get(start))
  const numbered = reached.map((row) => ({
    ...row,
    body: row.body.replace(borrows, (_, index) => `\\u0001${numberOf[index]}\\u0001`),
  }))
  // React would be refused it (trusted-types.js) where it draws the page anew, and say that the page cannot be shown.
  const values = numbered.filter(({ tag }) => tag === '')
  const [, own] = values.map(({ body }) => ownMarkup.exec(body)).find(Boolean) ?? []
  if (own) throw new Error(`React would write HTML that the page does not show: ${own.slice(0, 80)}`)
  return { html: markPlaces(html, places), rows: numbered, count: places.length }
}

/**
 * A value of the tree with every still element in it emptied, the outermost ones where they are nested.
 * @param {Value} value
 * @param {string} place
 * @param {Page} page
 * @returns {Value}
 */
function borrow(value, place, page) {
  if (isElement(value)) return borrowElement(value, place, page)
  if (Array.isArray(value)) return value.map((item, index) => borrow(item, `${place}:${index}`, page))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, borrow(item, `${place}:${name}`, page)]),
  )
}

/**
 * @param {TreeElement} element
 * @param {string} place
 * @param {Page} page
 * @returns {Value}
 */
function borrowElement(element, place, page) {
  const [sign, type, key, props] = element
  const found = findStill(element, place, page)
  if (!found) return [sign, type, key, borrow(props, `${place}:props`, page)]
  const { children, dangerouslySetInnerHTML, ...own } = props
  const index = page.found.push(found) - 1
  return [sign, type, key, { ...own, dangerouslySetInnerHTML: { __html: `\u0001${index}\u0001` } }]
}

/**
 * Where an element stands on the page; nothing when it may change, is not there yet, or is too small.
 * @param {TreeElement} element
 * @param {string} place
 * @param {Page} page
 * @returns {Place | undefined}
 */
function findStill(element, place, page) {
  const [, type, , { children, dangerouslySetInnerHTML }] = element
  if (!isTag(type) || (children ?? dangerouslySetInnerHTML) === undefined) return
  // Another part of the tree says "the same as in there".
  if (page.tree.referenced.some((other) => other.startsWith(`${place}:`))) return
  const still = reviveElement(element, page.tree)
  if (still === changeable) return
  // A picture's hint for the browser comes first.
  const markup = renderToString(still).replace(/^(<link rel="preload"[^>]*>)+/, '')
  if (markup.length < worthwhile && !isMarkup(still)) return
  const start = page.markup.indexOf(markup)
  const isOnly = page.markup.indexOf(markup, start + 1) < 0
  return start < 0 ? undefined : { start, end: start + markup.length, isOnly }
}

/** @param {import('react').ReactElement} element */
function isMarkup({ props }) {
  const { dangerouslySetInnerHTML: given } = /** @type {import('react').HTMLAttributes<Element>} */ (props)
  return Boolean(given?.__html)
}

/**
 * The page with blanks where a browser keeps text or a separate document instead of elements.
 * @param {string} html
 */
function withoutInert(html) {
  return html.replace(/<(noscript|template|style)\b[\s\S]*?<\/\1>/g, (inert) => ' '.repeat(inert.length))
}
