import { renderToString } from 'react-dom/server'
import { withoutUnreachable } from './reachable-rows.mjs'
import { changeable, isElement, readTree, reviveElement } from './revived-tree.mjs'
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
 * React gets every page twice: as HTML, and as the tree (flight data) with which it hydrates. What no client component
 * ever changes is the same text in both. Here the tree borrows such text from the page: the content of the element
 * becomes `dangerouslySetInnerHTML`, which React leaves alone during hydration, and which the browser reads from the
 * page before React starts, so that React can still redraw the element. Pure.
 * https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html
 */

/** In characters. A shorter element is not worth a mark, unless it is HTML already, which must always be borrowed. */
const worthwhile = 60

/**
 * HTML that a row contains and does not borrow. The text of a page cannot look like this, because its quotes are
 * escaped.
 */
const ownMarkup = /"__html":"(?!\\u0001|")([^"]*)/

/**
 * Lets the tree of a page borrow markup from its HTML.
 * @param {string} html a page as Next wrote it, without scripts
 * @param {Row[]} rows its tree
 * @returns {{ html: string, rows: Row[], count: number }} the page with `data-still` on each borrowed element; the tree
 *   with the index of the element, from 0, between two characters U+0001 in place of its content; the number of elements
 * @throws when the tree holds HTML that is not on the page
 */
export function borrowMarkup(html, rows) {
  const tree = readTree(rows)
  /** @type {Page} */
  const page = { markup: withoutInert(html), tree, found: [] }
  const lean = rows.map((row) =>
    row.tag === ''
      ? {
          ...row,
          body: JSON.stringify(borrow(tree.values.get(row.id) ?? JSON.parse(row.body), row.id, page)),
        }
      : row,
  )
  const { numbered, places } = numberByPlace(withoutUnreachable(lean), page.found)
  // Trusted Types (trusted-types.js) would refuse such HTML when React redraws the page, which would then fail.
  const values = numbered.filter(({ tag }) => tag === '')
  const [, own] = values.map(({ body }) => ownMarkup.exec(body)).find(Boolean) ?? []
  if (own) throw new Error(`React would write HTML that the page does not show: ${own.slice(0, 80)}`)
  return { html: markPlaces(html, places), rows: numbered, count: places.length }
}

/**
 * Numbers the borrowed elements that are left in the tree in the order of the page, in which the browser finds them.
 * @param {Row[]} rows with the index of each in `found`
 * @param {Place[]} found
 * @returns {{ numbered: Row[], places: Place[] }} the rows with the number of each in `places`
 */
function numberByPlace(rows, found) {
  const borrows = /\\u0001(\d+)\\u0001/g
  const used = rows.flatMap(({ body }) =>
    [...body.matchAll(borrows)].flatMap(([, index]) => found[Number(index)] ?? []),
  )
  const places = [...new Map(used.map((place) => [place.start, place])).values()].sort(
    (a, b) => a.start - b.start,
  )
  const numbers = new Map(places.map(({ start }, number) => [start, number]))
  const numberOf = found.map(({ start }) => numbers.get(start))
  const numbered = rows.map((row) => ({
    ...row,
    body: row.body.replace(borrows, (_, index) => `\\u0001${numberOf[index]}\\u0001`),
  }))
  return { numbered, places }
}

/**
 * A value of the tree in which every static element is emptied, the outermost one where they are nested.
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
 * The position of an element on the page; nothing if it may change, is not on the page, or is too small.
 * @param {TreeElement} element
 * @param {string} place
 * @param {Page} page
 * @returns {Place | undefined}
 */
function findStill(element, place, page) {
  const [, , , { children, dangerouslySetInnerHTML }] = element
  if ((children ?? dangerouslySetInnerHTML) === undefined) return
  // Another part of the tree refers to something inside this element.
  if (page.tree.referenced.some((other) => other.startsWith(`${place}:`))) return
  const still = reviveElement(element, page.tree)
  if (still === changeable) return
  const markup = renderToString(still)
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
 * The page with spaces in place of elements whose content a browser keeps as text or as a separate document.
 * @param {string} html
 */
function withoutInert(html) {
  return html.replace(/<(noscript|template|style)\b[\s\S]*?<\/\1>/g, (inert) => ' '.repeat(inert.length))
}
