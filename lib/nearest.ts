/** In changes. Beyond these, long names have little more in common than their endings. */
const maxDistance = 5

/** The name that a misspelled word most likely stands for, if one is similar enough to be suggested. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const asked = word.slice(0, 100).toLowerCase()
  const reach = Math.min(Math.max(1, Math.floor(asked.length / 3)), maxDistance)
  const ranked = names
    .map((name) => ({ name, distance: distance(asked, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  if (best && best.distance <= reach) return best.name
  const begun = asked.length > 2 ? names.filter((name) => name.toLowerCase().startsWith(asked)) : []
  return begun.length === 1 ? begun[0] : undefined
}

/**
 * How many letters must be added, dropped, changed or swapped with the next to turn one word into the other.
 * @see https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance (optimal string alignment)
 */
function distance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      // Before a first letter there is none, which is like no letter.
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
