/** What may stand beside a figure, and what it is called in a sentence. */
export const units = { $: 'dollars', '%': 'percent', days: 'days', months: 'months', acres: 'acres' } as const

export type Unit = keyof typeof units

/**
 * What a person typed, as a number: `$15,000`, `-15000`, `15K`, ` 9.9 % ` and `48 months` are fine, also with the marks of
 * direction that the calculator of Windows copies along; anything else is `undefined`. Commas stand before three digits
 * only, because elsewhere `9,9` is 9.9, and reading it as 99 would be a silent mistake.
 */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/[\s\p{Cf}]/gu, '')
    .replace('−', '-')
    .replace(/^(-?)\$/, '$1')
    .replace(/(%|days?|months?|acres?)$/i, '')
  const [, figure, thousands] = /^(-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?)(k?)$/i.exec(plain) ?? []
  if (!figure || !/\d/.test(figure)) return undefined
  return Number(`${figure.replaceAll(',', '')}${thousands && 'e3'}`)
}

/** The unit typed beside a figure that is not the field's own: `5%` of a price is no amount of five dollars. */
export function otherUnit(text: string, own: Unit | undefined): Unit | undefined {
  const typed = text.toLowerCase()
  const isTyped = (unit: Unit) => typed.includes(unit.replace(/s$/, ''))
  return (Object.keys(units) as Unit[]).find((unit) => unit !== own && isTyped(unit))
}
