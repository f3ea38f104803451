/**
 * In pixels: a heading counts as reached when it is this near to the top of the window, a little below the sticky bar.
 */
export const reachedAt = 140

/**
 * Index of the section being read, from the distances of the headings to the top of the window; -1 above the first one.
 */
export function currentSection(tops: readonly number[]): number {
  return tops.findLastIndex((top) => top <= reachedAt)
}
