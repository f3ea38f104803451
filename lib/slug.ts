/**
 * Last part of an address from words: `The 5 Exits: Land & You` becomes `the-5-exits-land-you`.
 * Empty if nothing is left.
 */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
