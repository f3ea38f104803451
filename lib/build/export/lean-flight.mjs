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
  /** @type {(name: string, value: unknown) => unknown} */
  const drop = (name, value) => (name === 'notFound' ? '$undefined' : value)
  const rows = readRows(flight).map((row) =>
    row.tag === '' && row.body.startsWith('{')
      ? { ...row, body: JSON.stringify(JSON.parse(row.body, drop)) }
      : row,
  )
  return writeRows(rows)
}
