import { readRows, writeRows } from './flight-rows.mjs'

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
  /** @param {unknown} value of an element: its mark, its type, its key and its properties */
  const isOneOfThem = (value) =>
    Array.isArray(value) &&
    value[0] === '$' &&
    value[1] === 'link' &&
    value[3]?.rel === 'stylesheet' &&
    stylesheets.includes(value[3].href)
  return revive(flight, '"stylesheet"', (_, value) => (isOneOfThem(value) ? null : value))
}

/**
 * @param {string} flight
 * @param {string} sign what stands in every row that such values are in: the others are long, and need not be read
 * @param {(name: string, value: unknown) => unknown} reviver
 */
function revive(flight, sign, reviver) {
  const rows = readRows(flight).map((row) =>
    row.tag === '' && row.body.includes(sign)
      ? { ...row, body: JSON.stringify(JSON.parse(row.body, reviver)) }
      : row,
  )
  return writeRows(rows)
}
