/**
 * Formats rows as a Markdown table, aligned to be readable in a terminal, too.
 * @param {Record<string, string | number>[]} rows all with the same keys, which become the header
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

/** Formats a rounded number with thousands separators. */
export function whole(figure) {
  return Math.round(figure).toLocaleString('en-US')
}
