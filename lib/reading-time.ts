import { plainText } from './articles/plain-text'

/** Reading speed that stated read times are held to. */
export const wordsPerMinute = 225

/** How far the words may differ from the stated minutes, as a share of these. */
export const tolerance = 0.1

/**
 * Words of an article's body as a reader counts them: text, tables, blocks and their titles, but no tags, link targets
 * or Markdown.
 */
export function countWords(body: string): number {
  return plainText(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** `12 min` becomes `12`. */
export function statedMinutes(readTime: string): number {
  return Number.parseInt(readTime, 10)
}
