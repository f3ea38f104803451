/** @typedef {import('./flight-rows.mjs').Row} Row */

/**
 * Rows of values, in words of the tree: React elements and lists of them, and long texts.
 * @param {Row} row
 */
export function isValue({ tag, body }) {
  return tag === 'T' || (tag === '' && body.startsWith('['))
}

/**
 * Values, modules and the addresses of their files do nothing until another row names them.
 * @param {Row} row
 */
function waitsToBeNamed(row) {
  return isValue(row) || row.tag === 'I' || (row.tag === '' && row.body.startsWith('"'))
}

/** How a row names another. The letter that may stand before the number says what it is for; none is a digit of it. */
const reference = /"\$[A-Z@h-z]?([0-9a-f]+)[:"]/g

/**
 * Without the values and modules that nothing names any more.
 * @param {Row[]} rows
 */
export function withoutUnreachable(rows) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  /** @type {Set<Row>} */
  const reached = new Set()
  /** @param {Row | undefined} row */
  const reach = (row) => {
    if (!row || reached.has(row)) return
    reached.add(row)
    if (row.tag !== 'T') for (const [, id = ''] of row.body.matchAll(reference)) reach(byId.get(id))
  }
  for (const row of rows) if (!waitsToBeNamed(row)) reach(row)
  return rows.filter((row) => reached.has(row))
}
