/** As readers compare: capitals, double blanks and the form of quotation marks make no other title. */
export function normalizedText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
    : ''
}
