/**
 * What a person typed, as a number: `$15,000`, `-15000`, ` 9.9 % ` and `48 months` are fine; anything else is
 * `undefined`. Commas stand before three digits only, because elsewhere `9,9` is 9.9, and reading it as 99 would be a
 * silent mistake.
 */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/^(-?)\$/, '$1')
    .replace(/(%|days?|months?|acres?)$/i, '')
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(plain.replaceAll(',', ''))
}
