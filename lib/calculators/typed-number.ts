/**
 * What a person typed, as a number: `$15,000`, `-15000`, `15K`, ` 9.9 % ` and `48 months` are fine; anything else is
 * `undefined`. Commas stand before three digits only, because elsewhere `9,9` is 9.9, and reading it as 99 would be a
 * silent mistake.
 */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/^(-?)\$/, '$1')
    .replace(/(%|days?|months?|acres?)$/i, '')
  const [, figure, thousands] = /^(-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?)(k?)$/i.exec(plain) ?? []
  if (!figure || !/\d/.test(figure)) return undefined
  return Number(`${figure.replaceAll(',', '')}${thousands && 'e3'}`)
}
