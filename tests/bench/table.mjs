/**
 * Rows as a Markdown table, which a terminal shows as well as a README.
 * @param {Record<string, string | number>[]} rows all with the same names, which become the head
 */
export function tableOf(rows) {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)))
  const line = (cells) => `| ${cells.map((cell, index) => String(cell).padEnd(widths[index])).join(' | ')} |`
  return [
    line(names),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(names.map((name) => row[name]))),
  ].join('\n')
}

/** A whole number with marks between thousands. */
export function whole(figure) {
  return Math.round(figure).toLocaleString('en-US')
}
