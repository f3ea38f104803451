/** @typedef {import('./flight-rows.mjs').Row} Row */

/**
 * Whether a row is a value of the tree: an element, a list of them, or a long text.
 * @param {Row} row
 */
export function isValue({ tag, body }) {
  return tag === 'T' || (tag === '' && body.startsWith('['))
}

/**
 * Whether a row has no effect until another one refers to it: values, modules and the addresses of their files.
 * @param {Row} row
 */
function waitsToBeNamed(row) {
  return isValue(row) || row.tag === 'I' || (row.tag === '' && row.body.startsWith('"'))
}

/** A reference to a row. The letter before the number says what it is for, and is never a hexadecimal digit. */
const reference = /"\$[A-Z@h-z]?([0-9a-f]+)[:"]/g

/**
 * The rows without values and modules that nothing refers to any more.
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
