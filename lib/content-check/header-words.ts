import { placeholders } from '../article-draft'
import type { Header } from './header-check'
import { type Finding, quoted } from './problem'
import { checkPlaceholders, checkWords } from './wording-check'

/** Fields whose words readers see. */
const printed = ['title', 'subtitle', 'excerpt'] as const

/** The words of a header, beside what its schema says. */
export function checkHeaderWords({ raw, lines }: Header): Finding[] {
  const named = Object.entries(raw).flatMap(([field, value]) =>
    typeof value === 'string'
      ? checkWords(value).map((finding) => ({
          field,
          ...finding,
          allowed: 'other words; the header is plain text',
        }))
      : [],
  )
  const written = printed.flatMap((field) => {
    const value = raw[field]
    if (typeof value !== 'string') return []
    const left = raw.draft === true ? [] : leftFindings(field, value)
    return [...left, ...markFindings(value)].map((finding) => ({ field, ...finding }))
  })
  return [...named, ...written].map((finding) => ({ line: lines.get(finding.field), ...finding }))
}

/** What `npm run new:article` wrote and nobody has replaced, or what somebody noted for later. */
function leftFindings(field: (typeof printed)[number], value: string): Finding[] {
  if (field === 'title' || value !== placeholders[field]) return checkPlaceholders(value)
  return [{ found: `the placeholder ${quoted(value)}`, allowed: 'your own sentence' }]
}

/** Marks that do something in the text and are printed as they stand in the header. */
function markFindings(value: string): Finding[] {
  const [tag] = /<\/?[a-z][^>]*>/i.exec(value) ?? []
  if (tag) return [{ found: `the tag ${quoted(tag)}`, allowed: 'other words; the header is plain text' }]
  const [mark] = /\*\*|\]\(/.exec(value) ?? []
  if (mark)
    return [
      { found: `${quoted(mark)}, a mark of Markdown`, allowed: 'other words; the header is plain text' },
    ]
  if (/^“[^“”]*”$/.test(value))
    return [{ found: 'curly quotation marks around the value', allowed: 'straight ones, as "words"' }]
  return []
}
