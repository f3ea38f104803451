/**
 * Flight data, the format in which React sends a page's tree to the browser, as rows. Each row has an id in hexadecimal
 * and is JSON (a value of the tree), a text of a stated length, or something tagged with a capital letter (a module, a
 * hint).
 * https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightClient.js (processBinaryChunk)
 * @typedef {{ id: string, tag: string, body: string }} Row `tag` is empty for JSON
 */

/** Tags of binary rows, which state their length and may contain anything; Next writes none into a page. */
const binary = /[AObUSGMVL]/

const head = /([0-9a-f]*):([A-Z]?)/y

/**
 * Splits flight data into rows.
 * @param {string} flight
 * @returns {Row[]}
 * @throws when the text is not made of such rows
 */
export function readRows(flight) {
  const bytes = Buffer.from(flight)
  /** @type {Row[]} */
  const rows = []
  let at = 0
  while (at < bytes.length) {
    head.lastIndex = 0
    const [opening, id = '', tag = ''] = head.exec(bytes.toString('latin1', at, at + 24)) ?? []
    if (opening === undefined || binary.test(tag))
      throw new Error(`Flight data has an unknown row: ${bytes.toString('utf8', at, at + 80)}`)
    const opened = at + opening.length
    // A text row states its length in bytes; every other row ends with its line.
    const text = tag === 'T' ? /^[0-9a-f]+,/.exec(bytes.toString('latin1', opened, opened + 12)) : null
    const start = opened + (text?.[0].length ?? 0)
    const end = text ? start + Number.parseInt(text[0], 16) : bytes.indexOf('\n', start)
    if (end < 0 || end > bytes.length) throw new Error(`Flight data breaks off in row ${id}.`)
    rows.push({ id, tag, body: bytes.toString('utf8', start, end) })
    at = text ? end : end + 1
  }
  return rows
}

/**
 * Joins rows to flight data; the inverse of `readRows`.
 * @param {Row[]} rows
 */
export function writeRows(rows) {
  return rows
    .map(({ id, tag, body }) =>
      tag === 'T' ? `${id}:T${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${tag}${body}\n`,
    )
    .join('')
}

/**
 * The same rows with the modules first, and before them the rows that they refer to (addresses of files and names),
 * without which React cannot read them. React writes a module as soon as earlier work allows, which depends on the
 * release of Node, so that two computers would build two different sites from one commit.
 * @param {Row[]} rows
 */
export function modulesFirst(rows) {
  const modules = rows.filter(({ tag }) => tag === 'I')
  const named = new Set(
    modules.flatMap(({ body }) => Array.from(body.matchAll(/"\$([0-9a-f]+)"/g), ([, id]) => id)),
  )
  const isNamed = (/** @type {Row} */ { id }) => named.has(id)
  const byId = (/** @type {Row} */ a, /** @type {Row} */ b) =>
    Number.parseInt(a.id, 16) - Number.parseInt(b.id, 16)
  return [
    ...rows.filter(isNamed).sort(byId),
    ...modules.sort(byId),
    ...rows.filter((row) => row.tag !== 'I' && !isNamed(row)),
  ]
}
