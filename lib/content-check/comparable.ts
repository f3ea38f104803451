/** As readers compare: capitals and double blanks make no other title. */
export function comparable(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).toLowerCase().replace(/\s+/g, ' ').trim()
    : ''
}
