import { readRows, writeRows } from './flight-rows.mjs'
import { isElement } from './revived-tree.mjs'

/**
 * Flight data without the not-found page, which Next puts into the tree of every page for components of the browser that
 * call `notFound()`. Here none does: what is not there is known when the site is built. Pure.
 * https://nextjs.org/docs/app/api-reference/functions/not-found
 * @param {string} flight see flight-rows.mjs
 */
export function withoutNotFound(flight) {
  // Another part of the tree says "the same as in there".
  if (/"\$[0-9a-f]+:(?:[^"]*:)?notFound[:"]/.test(flight)) return flight
  return revive(flight, '"notFound"', (name, value) => (name === 'notFound' ? '$undefined' : value))
}

/**
 * Flight data without stylesheets whose rules the page has itself: React would ask for each of them, wait for it before it
 * takes the page over, and have the browser lay out all of the page again. Pure.
 * https://react.dev/reference/react-dom/components/link#linking-to-a-stylesheet
 * @param {string} flight see flight-rows.mjs
 * @param {string[]} stylesheets their addresses
 */
export function withoutStylesheets(flight, stylesheets) {
  /** @param {import('./revived-tree.mjs').Value} value */
  const isOneOfThem = (value) =>
    isElement(value) &&
    value[1] === 'link' &&
    value[3].rel === 'stylesheet' &&
    stylesheets.includes(String(value[3].href))
  return revive(flight, '"stylesheet"', (_, value) => (isOneOfThem(value) ? null : value))
}

/**
 * Flight data without what stands in the head of a page: title, description, icons; each of its lists has a `meta`.
 * React has nothing to change in it, and where it draws the page anew, lib/build/browser/kept-state.js puts it back.
 * Pure.
 * @param {string} flight see flight-rows.mjs
 */
export function withoutHead(flight) {
  return revive(flight, '"meta"', (_, value) =>
    Array.isArray(value) && value.some((item) => isElement(item) && item[1] === 'meta') ? null : value,
  )
}

/**
 * Flight data without the scripts of the page's chunks, which hydration-loader.js has fetched and React would put on the
 * page once more. Those of data stay. Pure.
 * @param {string} flight see flight-rows.mjs
 */
export function withoutChunks(flight) {
  return revive(flight, '"script"', (_, value) =>
    isElement(value) && value[1] === 'script' && value[3].async ? null : value,
  )
}

/**
 * Flight data whose modules wait for no chunk that the page's own script carries: it would be fetched for nothing. Pure.
 * @param {string} flight see flight-rows.mjs
 * @param {string[]} carried addresses of such chunks
 */
export function withoutCarried(flight, carried) {
  const rows = readRows(flight)
  const isCarried = (/** @type {string} */ body) =>
    carried.some((address) => body === JSON.stringify(address))
  const names = rows.filter(({ body }) => isCarried(body)).map(({ id }) => `$${id}`)
  /** @param {string} body of a module: its number, its chunks, its name */
  const withoutThem = (body) => {
    const [number, chunks, ...rest] = JSON.parse(body)
    const needed = chunks.filter((/** @type {string} */ chunk) => ![...names, ...carried].includes(chunk))
    return JSON.stringify([number, needed, ...rest])
  }
  const lean = rows
    .filter(({ body }) => !isCarried(body))
    .map((row) => (row.tag === 'I' ? { ...row, body: withoutThem(row.body) } : row))
  return writeRows(lean)
}

/**
 * Flight data without properties that are not there, which Next names one by one. Pure.
 * @param {string} flight see flight-rows.mjs
 */
export function withoutUndefined(flight) {
  return revive(flight, '"$undefined"', function (name, value) {
    // In a list, it keeps the place of the others; without a name, it is the row.
    return value === '$undefined' && name && !Array.isArray(this) ? undefined : value
  })
}

/**
 * @param {string} flight
 * @param {string} sign what stands in every row that such values are in: the others are long, and need not be read
 * @param {(this: unknown, name: string, value: import('./revived-tree.mjs').Value) => unknown} reviver
 */
function revive(flight, sign, reviver) {
  const rows = readRows(flight).map((row) =>
    row.tag === '' && row.body.includes(sign)
      ? { ...row, body: JSON.stringify(JSON.parse(row.body, reviver)) }
      : row,
  )
  return writeRows(rows)
}
