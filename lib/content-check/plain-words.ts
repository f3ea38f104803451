import { type Finding, quoted } from './problem'
import { checkNameAndPrices, checkPlaceholders } from './wording-check'

/** The first mark in plain words that Markdown would take for one of its own. */
export function markdownMark(words: string): string | undefined {
  // A star or a line below, close around words: "2 * 3 * 4" and "plat_book_7" are none of it.
  return /\*\*|\]\(|`|(?<![\p{L}\p{N}])(?:\*[^\s*](?:[^*]*[^\s*])?\*|_[^\s_](?:[^_]*[^\s_])?_)(?![\p{L}\p{N}])/u.exec(
    words,
  )?.[0]
}

/** Plain words that readers see outside of articles: no name, price, placeholder or mark. `allowed` as in a sentence. */
export function plainFindings(words: string, allowed: string): Finding[] {
  const refused = [...checkNameAndPrices(words), ...checkPlaceholders(words)]
  return [...refused.map((finding) => ({ ...finding, allowed })), ...plainMarkFindings(words, allowed)]
}

/** Marks that do something in the text and are printed as they stand in plain words. `allowed` as in a sentence. */
export function plainMarkFindings(value: string, allowed: string): Finding[] {
  const [tag] = /<\/?[a-z][^>]*>/i.exec(value) ?? []
  if (tag) return [{ found: `the tag ${quoted(tag)}`, allowed }]
  const mark = markdownMark(value)
  if (mark) return [{ found: `${quoted(mark)}, a mark of Markdown`, allowed }]
  const [code] = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.exec(value) ?? []
  if (code)
    return [{ found: `${quoted(code)}, which readers would see as it stands`, allowed: 'the letter itself' }]
  // At the end of `A culvert of 18"` it means inches.
  if (/^"[^"]*$|^[^"]*[^"\d]"$/.test(value))
    return [{ found: 'one quotation mark (")', allowed: 'two around the whole value, or none' }]
  if (/^(?:“[^“”]*”|‘[^‘’]*’)$/.test(value))
    return [{ found: 'curly quotation marks around the value', allowed: 'straight ones, as "words"' }]
  return []
}
