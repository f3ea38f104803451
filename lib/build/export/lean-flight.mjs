import { isElement } from './revived-tree.mjs'

/**
 * @typedef {import('./flight-rows.mjs').Row} Row
 * @typedef {import('./revived-tree.mjs').Value} Value
 * @typedef {import('./revived-tree.mjs').TreeElement} TreeElement
 */

/** Found in every row from which something can be removed. The other rows are long and need not be parsed. */
const sign = /"(?:notFound|stylesheet|meta|script|\$undefined)"/

/**
 * A page's tree without the parts that React does not need on this site. Pure.
 * @param {Row[]} rows
 * @param {string[]} stylesheets addresses of those whose rules are inlined in the page
 */
export function leanRows(rows, stylesheets) {
  const keepsNotFound = rows.some(pointsIntoNotFound)
  /** @type {(this: unknown, name: string, value: Value) => unknown} */
  const reviver = function (name, value) {
    if (name === 'notFound' && !keepsNotFound) return undefined
    if (isElement(value) && (isScript(value) || isSheet(value, stylesheets))) return null
    if (isHead(value)) return null
    // Next writes undefined properties out. In a list, `$undefined` keeps the positions of the others; without a name,
    // it is the whole row.
    return value === '$undefined' && name && !Array.isArray(this) ? undefined : value
  }
  return rows.map((row) =>
    row.tag === '' && sign.test(row.body)
      ? { ...row, body: JSON.stringify(JSON.parse(row.body, reviver)) }
      : row,
  )
}

/**
 * Next adds the not-found page to the tree of every page, for client components that call `notFound()`. Ours never do:
 * what does not exist is known when the site is built. It is kept if another part of the tree refers to something in
 * it.
 * https://nextjs.org/docs/app/api-reference/functions/not-found
 * @param {Row} row
 */
function pointsIntoNotFound({ body }) {
  return /"\$[0-9a-f]+:(?:[^"]*:)?notFound[:"]/.test(body)
}

/**
 * Scripts of chunks, which hydration-loader.js has fetched, and structured data. When React redraws a page it keeps
 * those in the body, and would add each a second time.
 * @param {TreeElement} element
 */
function isScript([, type]) {
  return type === 'script'
}

/**
 * React would request each stylesheet, wait for it before hydrating, and have the browser lay out the whole page again.
 * https://react.dev/reference/react-dom/components/link#linking-to-a-stylesheet
 * @param {TreeElement} element
 * @param {string[]} stylesheets
 */
function isSheet([, type, , { rel, href }], stylesheets) {
  return type === 'link' && rel === 'stylesheet' && stylesheets.includes(String(href))
}

/**
 * The head of a page: title, description, icons; each of its lists contains a `meta`. React never changes it, and if it
 * redraws the page, lib/build/browser/kept-state.js restores the head.
 * @param {Value} value
 */
function isHead(value) {
  return Array.isArray(value) && value.some((item) => isElement(item) && item[1] === 'meta')
}

/**
 * A tree whose modules do not wait for chunks that are inlined in the page's own script and would be fetched for
 * nothing. Pure.
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
