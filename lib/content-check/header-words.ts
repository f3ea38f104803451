import { placeholders } from '../article-placeholders'
import { openDisplayFace } from '../display-face'
import { lettersWithoutGlyph } from '../font-file'
import { pageNames } from '../site'
import { type Header, isDraft } from './header-check'
import { normalizedText } from './normalized-text'
import { type Finding, quoted, shown } from './problem'
import { checkNameAndPrices, checkPlaceholders } from './wording-check'

/** Fields whose words readers see. */
const printed = ['title', 'subtitle', 'excerpt'] as const

const otherWords = 'other words; the header is plain text'

/** In words; the font itself decides. */
const lettersOfTitles =
  'letters from A to Z, those with accents such as é, digits and common marks such as &, % and –'

/** The words of a header, beside what its schema says. */
export function checkHeaderWords(header: Header): Finding[] {
  const { raw, lines } = header
  const named = Object.entries(raw).flatMap(([field, value]) =>
    typeof value === 'string'
      ? checkNameAndPrices(value).map((finding) => ({
          field,
          ...finding,
          allowed: otherWords,
        }))
      : [],
  )
  const written = printed.flatMap((field) => {
    const value = raw[field]
    if (typeof value !== 'string') return []
    const left = isDraft(header) ? [] : fieldPlaceholderFindings(field, value)
    // The title goes onto the share picture, and names the page.
    const own = field === 'title' ? [...letterFindings(value), ...pageNameFindings(value)] : []
    return [...left, ...plainMarkFindings(value, otherWords), ...own].map((finding) => ({
      field,
      ...finding,
    }))
  })
  return [...named, ...written].map((finding) => ({ line: lines.get(finding.field), ...finding }))
}

/** What `npm run new:article` wrote and nobody has replaced, or what somebody noted for later. */
function fieldPlaceholderFindings(field: (typeof printed)[number], value: string): Finding[] {
  if (field === 'title' || value !== placeholders[field]) return checkPlaceholders(value)
  return [{ found: `the placeholder ${quoted(value)}`, allowed: 'your own sentence' }]
}

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

/** Marks that do something in the text and are printed as they stand in plain words. */
function plainMarkFindings(value: string, allowed: string): Finding[] {
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

/** Two pages of one name cannot be told apart in a tab or a search engine. */
function pageNameFindings(title: string): Finding[] {
  const isTaken = Object.values(pageNames).some((name) => normalizedText(name) === normalizedText(title))
  return isTaken
    ? [{ found: `${quoted(title)}, which another page is called`, allowed: 'a title of its own' }]
    : []
}

function letterFindings(title: string): Finding[] {
  // For each the renderer of share pictures would ask two hosts of the web, and draw nothing without them. Control
  // characters are no text at all, which the schema says.
  const missing = lettersWithoutGlyph(openDisplayFace(), title).filter(
    (letter) => !/^[\p{Cc}\p{Cs}]+$/u.test(letter),
  )
  if (missing.length === 0) return []
  const written = shown(missing.join(''))
    ? quoted(missing.join(''))
    : 'a rare blank or an invisible character'
  return [{ found: `${written}, which the font of titles does not have`, allowed: lettersOfTitles }]
}
