/** What to say when a value would do but for something that nobody sees. */
export const invisible = 'a blank or an invisible character too many'

/** Words as they look: every blank an ordinary one, none at the ends, and nothing that has no width. */
export function withoutInvisible(words: string): string {
  return words
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
}
