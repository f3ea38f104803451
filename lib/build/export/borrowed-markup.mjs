import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { readRows, writeRows } from './flight-rows.mjs'
import { markPlaces } from './still-marks.mjs'

/**
 * @typedef {import('./flight-rows.mjs').Row} Row
 * @typedef {import('./still-marks.mjs').Place} Place
 * @typedef {string | number | boolean | null | Value[] | { [name: string]: Value }} Value of the tree
 * @typedef {[sign: '$', type: string, key: string | null, props: { [name: string]: Value }, ...Value[]]} TreeElement
 * @typedef {import('react').ReactElement | typeof changeable} Revived
 *
 * @typedef {object} Page
 * @property {string} markup
 * @property {Map<string, Value>} values rows that another row may say in full instead of naming: texts, and values nobody
 *   else points into
 * @property {string[]} referenced places in the tree that another part of it points into
 * @property {Place[]} found the borrowed elements as they stand on the page, in the order of the tree
 * @property {Map<TreeElement, Revived>} revived what was found out of an element, because its ancestors ask too
 */

/**
 * React gets a page twice: as HTML, and as the tree with which it takes the page over. What no component of the browser
 * ever changes is the same words again. Here the tree borrows them from the page instead: such an element's content
 * becomes markup set from outside, which React leaves alone as it takes over, and which is read from the page before
 * React starts, so that React could draw the element anew. Pure.
 * https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html
 */

/** An element shorter than this, in characters, is not worth a mark. */
const worthwhile = 60

/** React moves these to the head, or gives them their content in a way of its own. */
const special = new Set([
  'html',
  'head',
  'body',
  'title',
  'meta',
  'link',
  'style',
  'base',
  'textarea',
  'select',
  'option',
])

/**
 * @param {string} html a page as Next wrote it, without scripts
 * @param {string} flight its tree, see flight-rows.mjs
 * @returns {{ html: string, flight: string, count: number }} the page with `data-still` on what the tree borrows; the tree
 *   with the element's place among them, from 0, between two characters U+0001, where the content belongs; their number
 */
export function borrowMarkup(html, flight) {
  const rows = readRows(flight)
  /** @type {Page} */
  const page = {
    markup: withoutInert(html),
    values: new Map(
      rows.filter(isValue).map((row) => [row.id, row.tag === 'T' ? row.body : JSON.parse(row.body)]),
    ),
    referenced: Array.from(flight.matchAll(/"\$([0-9a-f]+:[^"]+)"/g), ([, place = '']) => place),
    found: [],
    revived: new Map(),
  }
  const lean = rows.map((row) =>
    row.tag === '' && /^[[{]/.test(row.body)
      ? {
          ...row,
          body: JSON.stringify(borrow(page.values.get(row.id) ?? JSON.parse(row.body), row.id, page)),
        }
      : row,
  )
  const text = writeRows(withoutUnreachable(lean))
  const borrows = /\\u0001(\d+)\\u0001/g
  const used = Array.from(text.matchAll(borrows)).flatMap(([, index]) => page.found[Number(index)] ?? [])
  const places = [...new Map(used.map((place) => [place.start, place])).values()].sort(
    (a, b) => a.start - b.start,
  )
  const numbers = new Map(places.map(({ start }, number) => [start, number]))
  const numberOf = page.found.map(({ start }) => numbers.get(start))
  const numbered = text.replace(borrows, (_, index) => `\\u0001${numberOf[index]}\\u0001`)
  return { html: markPlaces(html, places), flight: numbered, count: places.length }
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
  if (page.referenced.some((other) => other.startsWith(`${place}:`))) return
  const still = reviveElement(element, page)
  if (still === changeable) return
  // A picture's hint for the browser comes first.
  const markup = renderToString(still).replace(/^(<link rel="preload"[^>]*>)+/, '')
  if (markup.length < worthwhile) return
  const start = page.markup.indexOf(markup)
  const isOnly = page.markup.indexOf(markup, start + 1) < 0
  return start < 0 ? undefined : { start, end: start + markup.length, isOnly }
}

const changeable = Symbol('what React may change')

/**
 * What React would render for a value of the tree, or `changeable`.
 * @param {Value} value
 * @param {Page} page
 * @returns {unknown}
 */
function revive(value, page) {
  if (typeof value === 'string') return reviveText(value, page)
  if (value === null || typeof value !== 'object') return value
  if (isElement(value)) return reviveElement(value, page)
  // The names of a list are its places.
  const revived = /** @type {Record<string, unknown>} */ (Array.isArray(value) ? [] : {})
  for (const [name, item] of Object.entries(value)) {
    revived[name] = revive(item, page)
    if (revived[name] === changeable) return changeable
  }
  return revived
}

/**
 * @param {TreeElement} element
 * @param {Page} page
 */
function reviveElement(element, page) {
  const revived = page.revived.get(element) ?? reviveNewElement(element, page)
  page.revived.set(element, revived)
  return revived
}

/**
 * @param {TreeElement} element
 * @param {Page} page
 * @returns {Revived}
 */
function reviveNewElement([, type, key, props], page) {
  if (!isTag(type) || special.has(type)) return changeable
  const revived = revive(props, page)
  if (revived === changeable) return changeable
  // What was an object is one still.
  return createElement(type, { .../** @type {object} */ (revived), key })
}

/**
 * A text of the tree is one as it stands, or names a row, or something that is nothing to us.
 * @param {string} text
 * @param {Page} page
 */
function reviveText(text, page) {
  if (!text.startsWith('$')) return text
  if (text.startsWith('$$')) return text.slice(1)
  if (text === '$undefined') return undefined
  const id = rowNamed(text)
  const value = id === undefined ? undefined : page.values.get(id)
  if (value === undefined || page.referenced.some((place) => place.startsWith(`${id}:`))) return changeable
  return typeof value === 'string' ? value : revive(value, page)
}

/** @param {string} text */
const rowNamed = (text) => /^\$L?([0-9a-f]+)$/.exec(text)?.[1]

/** @param {string} type */
const isTag = (type) => typeof type === 'string' && /^[a-z]/.test(type)

/**
 * @param {Value} value
 * @returns {value is TreeElement}
 */
function isElement(value) {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4
}

/**
 * Rows of values, in words of the tree: React elements and lists of them, and long texts.
 * @param {Row} row
 */
function isValue({ tag, body }) {
  return tag === 'T' || (tag === '' && body.startsWith('['))
}

/**
 * Values, modules and the addresses of their files do nothing until another row names them.
 * @param {Row} row
 */
function waitsToBeNamed(row) {
  return isValue(row) || row.tag === 'I' || (row.tag === '' && row.body.startsWith('"'))
}

/**
 * Without the values and modules that nothing names any more.
 * @param {Row[]} rows
 */
function withoutUnreachable(rows) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  /** @type {Set<Row>} */
  const reached = new Set()
  /** @param {Row | undefined} row */
  const reach = (row) => {
    if (!row || reached.has(row)) return
    reached.add(row)
    if (row.tag !== 'T')
      for (const [, id = ''] of row.body.matchAll(/"\$[A-Za-z@]?([0-9a-f]+)[:"]/g)) reach(byId.get(id))
  }
  for (const row of rows) if (!waitsToBeNamed(row)) reach(row)
  return rows.filter((row) => reached.has(row))
}

/**
 * The page with blanks where a browser keeps text or a separate document instead of elements.
 * @param {string} html
 */
function withoutInert(html) {
  return html.replace(/<(noscript|template|style)\b[\s\S]*?<\/\1>/g, (inert) => ' '.repeat(inert.length))
}
