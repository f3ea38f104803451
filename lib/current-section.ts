/**
 * A heading counts as reached once it is this near to the top of the window, in pixels: below the
 * sticky bar, with some air.
 */
export const reachedAt = 140

/** Index of the section being read, from the distances of the headings to the top of the window; -1 above the first. */
export function currentSection(tops: readonly number[]): number {
  return tops.findLastIndex((top) => top <= reachedAt)
}
