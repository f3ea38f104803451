import { type Block, blocks } from './article-blocks'

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
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/^\s*\|?[\s|:-]+\|\s*$/gm, ' ')
    .replace(/^\s*(?:>|#+)\s/gm, ' ')
    .replace(/[*[\]`]/g, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
