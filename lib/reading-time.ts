import { type Block, blocks } from './article-blocks'

/** Reading speed that stated read times are held to. */
export const wordsPerMinute = 225

/** How far the words may be from the stated minutes, as a share of them. */
export const tolerance = 0.1

/** Words of an article's body as a reader meets them: prose, tables, blocks and their titles, but no tags, targets or marks. */
export function countWords(body: string): number {
  return plainText(body)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** `12 min` becomes `12`. */
export function statedMinutes(readTime: string): number {
  return Number.parseInt(readTime, 10)
}

/** Attributes of blocks whose text is printed. */
const printed = Object.values<Block>(blocks).flatMap(({ attributes }) =>
  Object.entries(attributes).flatMap(([name, { kind, unseen }]) => (kind === 'text' && !unseen ? name : [])),
)

/** Body of an article without Markdown marks and block tags; the text of block attributes that are printed is kept. */
export function plainText(body: string): string {
  const text = new RegExp(`\\b(?:${printed.join('|')})=\\{?(?:"([^"]*)"|'([^']*)')`, 'g')
  return body
    .replace(
      /<\/?[A-Z](?:"[^"]*"|'[^']*'|[^"'>])*>/g,
      (tag) => ` ${Array.from(tag.matchAll(text), ([, words, others]) => words ?? others).join(' ')} `,
    )
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*\|?[\s|:-]+\|\s*$/gm, ' ')
    .replace(/^\s*(?:>|#+)\s/gm, ' ')
    .replace(/[*[\]`]/g, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
