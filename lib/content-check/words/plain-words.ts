import { curlyQuotes, inCurlyQuotes } from '../../yaml/yaml-reasons'
import { type Finding, quoted } from '../problem'
import { checkNameAndPrices, checkPlaceholders } from './wording-check'

// Stars or underscores that enclose words; not as in "2 * 3 * 4" and "plat_book_7".
const markdownMark =
  /\*\*|\]\(|`|(?<![\p{L}\p{N}])(?:\*[^\s*](?:[^*]*[^\s*])?\*|_[^\s_](?:[^_]*[^\s_])?_)(?![\p{L}\p{N}])/u

/** The first tag or Markdown mark in text that is printed as it is. `allowed` completes the message. */
export function markFinding(words: string, allowed: string): Finding | undefined {
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(words) ?? []
  if (tag) return { found: `the tag ${quoted(tag)}`, allowed }
  const [mark] = markdownMark.exec(words) ?? []
  return mark ? { found: `${quoted(mark)}, a Markdown mark`, allowed } : undefined
}

/**
 * Checks plain text that readers see outside of articles: no product name, price, placeholder or Markdown. `allowed`
 * completes the message.
 */
export function plainFindings(words: string, allowed: string): Finding[] {
  const refused = [...checkNameAndPrices(words), ...checkPlaceholders(words)]
  return [...refused.map((finding) => ({ ...finding, allowed })), ...plainMarkFindings(words, allowed)]
}

/**
 * Finds marks that have an effect in articles but are printed as they are in plain text. `allowed` completes the
 * message.
 */
export function plainMarkFindings(value: string, allowed: string): Finding[] {
  const mark = markFinding(value, allowed)
  if (mark) return [mark]
  const [code] = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.exec(value) ?? []
  if (code)
    return [{ found: `${quoted(code)}, which readers would see as typed`, allowed: 'the letter itself' }]
  // At the end of `A culvert of 18"` it means inches.
  if (/^"[^"]*$|^[^"]*[^"\d]"$/.test(value))
    return [{ found: 'one quotation mark (")', allowed: 'two around the whole value, or none' }]
  if (inCurlyQuotes.test(value)) return [{ found: curlyQuotes.why, allowed: curlyQuotes.allowed }]
  return []
}
