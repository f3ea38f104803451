/**
 * Text for comparison as readers compare it: without differences in capitals, spaces and the form of quotation marks.
 */
export function normalizedText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
    : ''
}
