import { holdsUnbroken, quoted, unbroken } from '../problem'

/** Describes the invisible characters in a value. */
export function invisibleIn(words: string): string {
  return holdsUnbroken(words) ? unbroken : 'an extra space or invisible character'
}

/** Reports a value that is valid except for invisible characters. */
export function invisibleFinding(value: string): { found: string; allowed: string } {
  const isInside = holdsUnbroken(value.trim())
  return {
    found: holdsUnbroken(value) ? quoted(value) : `${quoted(value)} with ${invisibleIn(value)}`,
    allowed: isInside ? 'the same with a regular space in its place' : 'the same without it',
  }
}

/** Text as it looks: ordinary spaces, none at the ends, and no characters without width. */
export function withoutInvisible(words: string): string {
  return words
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
}
