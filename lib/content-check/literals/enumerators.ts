/**
 * The number or letter of a list line: `style` is its kind and punctuation, as in `(a)`; `ordinal` is its position,
 * from 1.
 */
type Enumerator = { written: string; style: string; ordinal: number }

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The possible enumerators of a line; `i` is both a letter and a Roman numeral. */
export function enumeratorsOf(words: string): Enumerator[] {
  // "5 - 3" is a sum.
  const [dashed, figure] = /^(\d{1,2}) [-–—](?= \p{L})/u.exec(words) ?? []
  if (dashed) return [{ written: dashed, style: 'dash', ordinal: Number(figure) }]
  const [written = '', open = '', label = '', end = ''] =
    /^(\(?)(\d{1,2}|[a-z]|[A-Z]|[ivx]{2,4})([.):]{1,2}|\uFE0F?\u20E3)(?=\s\S)/.exec(words) ?? []
  if (!label) return []
  const marks = open + end
  if (/\d/.test(label)) return [{ written, style: `digit${marks}`, ordinal: Number(label) }]
  const kind = label < 'a' ? 'capital' : 'letter'
  const letter = label.length === 1 ? (label.toLowerCase().codePointAt(0) ?? 0) - 96 : 0
  return [
    { written, style: kind + marks, ordinal: letter },
    { written, style: `roman${marks}`, ordinal: romans.indexOf(label) + 1 },
  ].filter(({ ordinal }) => ordinal > 0)
}

/**
 * Whether a line continues the numbering of the line above. `isInList`: the line above is not the first numbered one.
 */
export function follows(line: Enumerator[], above: Enumerator[], isInList: boolean): boolean {
  return line.some(({ style, ordinal }) =>
    above.some((other) => {
      if (other.style !== style || other.ordinal !== ordinal - 1) return false
      // "J. Smith and" above "K. Jones" are two people.
      return style.startsWith('digit') || other.ordinal === 1 || isInList
    }),
  )
}
