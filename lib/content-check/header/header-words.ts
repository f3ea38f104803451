import { placeholders } from '../../articles/article-placeholders'
import { lettersWithoutGlyph } from '../../font-file'
import { openDisplayFace } from '../../share/display-face'
import { pageNames } from '../../site'
import { type Finding, quoted, shown } from '../problem'
import { normalizedText } from '../text/normalized-text'
import { plainMarkFindings } from '../words/plain-words'
import { checkNameAndPrices, checkPlaceholders } from '../words/wording-check'
import { type Header, isDraft } from './header-check'

/** Fields whose words readers see. */
const printed = ['title', 'subtitle', 'excerpt'] as const

const otherWords = 'other words; the front matter is plain text'

/** A description; the font itself decides. */
const lettersOfTitles =
  'letters from A to Z, those with accents such as é, digits and common marks such as &, % and –'

/** Checks the texts of a header beyond the schema. */
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

/** Placeholders of `npm run new:article`, and notes for later. */
function fieldPlaceholderFindings(field: (typeof printed)[number], value: string): Finding[] {
  if (field === 'title' || value !== placeholders[field]) return checkPlaceholders(value)
  return [{ found: `the placeholder ${quoted(value)}`, allowed: 'your own sentence' }]
}

/** Two pages with the same name could not be told apart in a tab or a search engine. */
function pageNameFindings(title: string): Finding[] {
  const isTaken = Object.values(pageNames).some((name) => normalizedText(name) === normalizedText(title))
  return isTaken
    ? [{ found: `${quoted(title)}, which is the title of another page`, allowed: 'a title of its own' }]
    : []
}

function letterFindings(title: string): Finding[] {
  // For a missing letter the renderer of share pictures would download a font from the web, and draws nothing without
  // it. The schema reports control characters.
  const missing = lettersWithoutGlyph(openDisplayFace(), title).filter(
    (letter) => !/^[\p{Cc}\p{Cs}]+$/u.test(letter),
  )
  if (missing.length === 0) return []
  const written = shown(missing.join(''))
    ? quoted(missing.join(''))
    : 'an unusual space or an invisible character'
  return [{ found: `${written}, which the title font does not have`, allowed: lettersOfTitles }]
}
