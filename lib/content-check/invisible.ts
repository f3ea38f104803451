import { holdsUnbroken, quoted, unbroken } from './problem'

/** What nobody sees of words that would do without it. */
export function invisibleIn(words: string): string {
  return holdsUnbroken(words) ? unbroken : 'a blank or an invisible character too many'
}

/** A value that would do but for what nobody sees, after "found", and what is allowed. */
export function invisibleFinding(value: string): { found: string; allowed: string } {
  const isInside = holdsUnbroken(value.trim())
  return {
    found: holdsUnbroken(value) ? quoted(value) : `${quoted(value)} with ${invisibleIn(value)}`,
    allowed: isInside ? 'the same with a common space in its place' : 'the same without it',
  }
}

/** Words as they look: every blank an ordinary one, none at the ends, and nothing that has no width. */
export function withoutInvisible(words: string): string {
  return words
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
}
