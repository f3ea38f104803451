import { isElement } from './revived-tree.mjs'

/**
 * @typedef {import('./flight-rows.mjs').Row} Row
 * @typedef {import('./revived-tree.mjs').Value} Value
 * @typedef {import('./revived-tree.mjs').TreeElement} TreeElement
 */

/** What stands in every row that something leaves: the others are long, and need not be read. */
const sign = /"(?:notFound|stylesheet|meta|script|\$undefined)"/

/**
 * A page's tree without what React has no use for on this site. Pure.
 * @param {Row[]} rows
 * @param {string[]} stylesheets addresses of those whose rules the page has itself
 */
export function leanRows(rows, stylesheets) {
  const keepsNotFound = rows.some(pointsIntoNotFound)
  /** @type {(this: unknown, name: string, value: Value) => unknown} */
  const reviver = function (name, value) {
    if (name === 'notFound' && !keepsNotFound) return undefined
    if (isElement(value) && (isScript(value) || isSheet(value, stylesheets))) return null
    if (isHead(value)) return null
    // Next names properties that are not there. In a list, it keeps the place of the others; without a name, it is the row.
    return value === '$undefined' && name && !Array.isArray(this) ? undefined : value
  }
  return rows.map((row) =>
    row.tag === '' && sign.test(row.body)
      ? { ...row, body: JSON.stringify(JSON.parse(row.body, reviver)) }
      : row,
  )
}

/**
 * Next puts the not-found page into the tree of every page for components of the browser that call `notFound()`. Here none
 * does: what is not there is known when the site is built. It stays where another part of the tree says "the same as in
 * there".
 * https://nextjs.org/docs/app/api-reference/functions/not-found
 * @param {Row} row
 */
function pointsIntoNotFound({ body }) {
  return /"\$[0-9a-f]+:(?:[^"]*:)?notFound[:"]/.test(body)
}

/**
 * Scripts of chunks, which hydration-loader.js has fetched, and of data for machines. Where React draws a page anew, it
 * leaves those in the body where they are and would put each there once more.
 * @param {TreeElement} element
 */
function isScript([, type]) {
  return type === 'script'
}

/**
 * React would ask for each stylesheet, wait for it before it takes the page over, and have the browser lay out all of the
 * page again.
 * https://react.dev/reference/react-dom/components/link#linking-to-a-stylesheet
 * @param {TreeElement} element
 * @param {string[]} stylesheets
 */
function isSheet([, type, , { rel, href }], stylesheets) {
  return type === 'link' && rel === 'stylesheet' && stylesheets.includes(String(href))
}

/**
 * What stands in the head of a page: title, description, icons; each of its lists has a `meta`. React has nothing to change
 * in it, and where it draws the page anew, lib/build/browser/kept-state.js puts it back.
 * @param {Value} value
 */
function isHead(value) {
  return Array.isArray(value) && value.some((item) => isElement(item) && item[1] === 'meta')
}

/**
 * A tree whose modules wait for no chunk that the page's own script carries: it would be fetched for nothing. Pure.
 * @param {Row[]} rows
 * @param {string[]} carried addresses of such chunks
 */
export function withoutCarried(rows, carried) {
  const isCarried = (/** @type {string} */ body) =>
    carried.some((address) => body === JSON.stringify(address))
  const names = rows.filter(({ body }) => isCarried(body)).map(({ id }) => `$${id}`)
  /** @param {string} body of a module: its number, its chunks, its name */
  const withoutThem = (body) => {
    const [number, chunks, ...rest] = JSON.parse(body)
    const needed = chunks.filter((/** @type {string} */ chunk) => ![...names, ...carried].includes(chunk))
    return JSON.stringify([number, needed, ...rest])
  }
  return rows
    .filter(({ body }) => !isCarried(body))
    .map((row) => (row.tag === 'I' ? { ...row, body: withoutThem(row.body) } : row))
}
