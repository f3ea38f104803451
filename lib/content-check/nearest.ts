import leven from 'leven'

/** The name that a misspelled word most likely stands for, if any is near enough to be worth offering. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const asked = word.slice(0, 100).toLowerCase()
  const reach = Math.max(1, Math.floor(asked.length / 3))
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    const distance = leven(asked, name.toLowerCase())
    if (distance <= reach && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name, distance }
  }
  return best?.name
}
