import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { readRows, writeRows } from './flight-rows.mjs'
import { markPlaces } from './still-marks.mjs'

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
  const page = {
    markup: withoutInert(html),
    /** Rows that another row may say in full instead of naming: texts, and values nobody else points into. */
    values: new Map(
      rows.filter(isValue).map((row) => [row.id, row.tag === 'T' ? row.body : JSON.parse(row.body)]),
    ),
    referenced: Array.from(flight.matchAll(/"\$([0-9a-f]+:[^"]+)"/g), ([, place]) => place),
    /** The borrowed elements as they stand on the page, in the order of the tree. */
    found: [],
    /** What was found out of an element, because its ancestors ask too. */
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
  const used = Array.from(text.matchAll(borrows), ([, index]) => page.found[index])
  const places = [...new Map(used.map((place) => [place.start, place])).values()].sort(
    (a, b) => a.start - b.start,
  )
  const numbers = new Map(places.map(({ start }, number) => [start, number]))
  const numbered = text.replace(
    borrows,
    (_, index) => `\\u0001${numbers.get(page.found[index].start)}\\u0001`,
  )
  return { html: markPlaces(html, places), flight: numbered, count: places.length }
}

/** A value of the tree with every still element in it emptied, the outermost ones where they are nested. */
function borrow(value, place, page) {
  if (isElement(value)) return borrowElement(value, place, page)
  if (Array.isArray(value)) return value.map((item, index) => borrow(item, `${place}:${index}`, page))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, borrow(item, `${place}:${name}`, page)]),
  )
}

function borrowElement(element, place, page) {
  const [sign, type, key, props] = element
  const found = findStill(element, place, page)
  if (!found) return [sign, type, key, borrow(props, `${place}:props`, page)]
  const { children, dangerouslySetInnerHTML, ...own } = props
  const index = page.found.push(found) - 1
  return [sign, type, key, { ...own, dangerouslySetInnerHTML: { __html: `\u0001${index}\u0001` } }]
}

/** Where an element stands on the page; nothing when it may change, is not there yet, or is too small. */
function findStill(element, place, page) {
  const [, type, , { children, dangerouslySetInnerHTML }] = element
  if (!isTag(type) || (children ?? dangerouslySetInnerHTML) === undefined) return
  // Another part of the tree says "the same as in there".
  if (page.referenced.some((other) => other.startsWith(`${place}:`))) return
  const still = revive(element, page)
  if (still === changeable) return
  // A picture's hint for the browser comes first.
  const markup = renderToString(still).replace(/^(<link rel="preload"[^>]*>)+/, '')
  if (markup.length < worthwhile) return
  const start = page.markup.indexOf(markup)
  const isOnly = page.markup.indexOf(markup, start + 1) < 0
  return start < 0 ? undefined : { start, end: start + markup.length, isOnly }
}

const changeable = Symbol('what React may change')

/** What React would render for a value of the tree, or `changeable`. */
function revive(value, page) {
  if (typeof value === 'string') return reviveText(value, page)
  if (value === null || typeof value !== 'object') return value
  if (isElement(value)) return reviveElement(value, page)
  const revived = Array.isArray(value) ? [] : {}
  for (const [name, item] of Object.entries(value)) {
    revived[name] = revive(item, page)
    if (revived[name] === changeable) return changeable
  }
  return revived
}

function reviveElement(element, page) {
  if (!page.revived.has(element)) page.revived.set(element, reviveNewElement(element, page))
  return page.revived.get(element)
}

function reviveNewElement([, type, key, props], page) {
  if (!isTag(type) || special.has(type)) return changeable
  const revived = revive(props, page)
  return revived === changeable ? changeable : createElement(type, { ...revived, key })
}

/** A text of the tree is one as it stands, or names a row, or something that is nothing to us. */
function reviveText(text, page) {
  if (!text.startsWith('$')) return text
  if (text.startsWith('$$')) return text.slice(1)
  if (text === '$undefined') return undefined
  const id = rowNamed(text)
  if (!page.values.has(id) || page.referenced.some((place) => place.startsWith(`${id}:`))) return changeable
  const value = page.values.get(id)
  return typeof value === 'string' ? value : revive(value, page)
}

const rowNamed = (text) => /^\$L?([0-9a-f]+)$/.exec(text)?.[1]

const isTag = (type) => typeof type === 'string' && /^[a-z]/.test(type)

function isElement(value) {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4
}

/** Rows of values, in words of the tree: React elements and lists of them, and long texts. */
function isValue({ tag, body }) {
  return tag === 'T' || (tag === '' && body.startsWith('['))
}

/** Values, modules and the addresses of their files do nothing until another row names them. */
function waitsToBeNamed(row) {
  return isValue(row) || row.tag === 'I' || (row.tag === '' && row.body.startsWith('"'))
}

/** Without the values and modules that nothing names any more. */
function withoutUnreachable(rows) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const reached = new Set()
  const reach = (row) => {
    if (!row || reached.has(row)) return
    reached.add(row)
    if (row.tag !== 'T')
      for (const [, id] of row.body.matchAll(/"\$[A-Za-z@]?([0-9a-f]+)[:"]/g)) reach(byId.get(id))
  }
  for (const row of rows) if (!waitsToBeNamed(row)) reach(row)
  return rows.filter((row) => reached.has(row))
}

/** The page with blanks where a browser keeps text or a separate document instead of elements. */
function withoutInert(html) {
  return html.replace(/<(noscript|template|style)\b[\s\S]*?<\/\1>/g, (inert) => ' '.repeat(inert.length))
}
