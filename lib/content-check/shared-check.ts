import { placeholders } from '../articles/article-placeholders'
import { nextArticleId } from '../articles/next-article-id'
import { isRealDay } from '../dates'
import { articlePath } from '../routes'
import type { ChecklistId } from './blocks/block-check'
import { type Header, isDraft } from './header/header-check'
import { type Finding, quoted } from './problem'
import type { ArticleFile } from './text/article-file'
import { normalizedText } from './text/normalized-text'

/** The parts of an article that must be unique. */
type Claimant = { file: ArticleFile; header: Header; checklists: readonly ChecklistId[] }

/**
 * Sorted by who may keep what two articles claim: first what readers know already, then the older one, then the one
 * whose name does not look like a copy.
 */
export function inOrderOfClaim<Article extends Claimant>(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => {
    const [first, second] = [claimOf(a), claimOf(b)]
    const at = first.findIndex((part, index) => part !== second[index])
    return at >= 0 && (first[at] ?? '') > (second[at] ?? '') ? 1 : -1
  })
}

function claimOf({ file, header }: Claimant): string[] {
  const { date } = header.raw
  const day = typeof date === 'string' && isRealDay(date) ? date : 'no day'
  const isCopy = /-(?:copy|\d{1,2})$/.test(file.slug) || file.findings.length > 0
  return [isDraft(header) ? 'draft' : '', day, isCopy ? 'copy' : '', file.name]
}

/** If only the names differ, nobody can tell which file is older. */
function inWhich(article: Claimant, other: Claimant): string {
  const [own, others] = [claimOf(article), claimOf(other)].map((parts) => parts.slice(0, -1).join())
  return own === others ? ', in the newer of the two files' : ''
}

const ownFields = ['id', 'title', 'excerpt'] as const

/** The first article to claim each thing that two must not share. */
type Claims = {
  articles: readonly Claimant[]
  bySlug: ReadonlyMap<string, Claimant>
  byField: Readonly<Record<(typeof ownFields)[number], ReadonlyMap<string, Claimant>>>
  byChecklist: ReadonlyMap<string, Claimant>
  featured: Claimant | undefined
}

/** @param articles in order of claim */
export function claimsOf(articles: readonly Claimant[]): Claims {
  const fieldsOf = (field: (typeof ownFields)[number]) =>
    firstBy(articles, ({ header }) => [normalizedText(header.raw[field])])
  return {
    articles,
    bySlug: firstBy(articles, ({ file }) => [file.slug.toLowerCase()]),
    byField: { id: fieldsOf('id'), title: fieldsOf('title'), excerpt: fieldsOf('excerpt') },
    byChecklist: firstBy(articles, ({ checklists }) => checklists.map(({ id }) => id)),
    featured: articles.find(({ header }) => header.raw.featured === true),
  }
}

function firstBy(
  articles: readonly Claimant[],
  keysOf: (article: Claimant) => string[],
): Map<string, Claimant> {
  const first = new Map<string, Claimant>()
  for (const article of articles)
    for (const key of keysOf(article)) if (!first.has(key)) first.set(key, article)
  return first
}

/** Reports what an article shares with one that claimed it first. */
export function checkShared(article: Claimant, claims: Claims): Finding[] {
  const { raw, lines } = article.header
  const another = (first: Claimant | undefined) => (first === article ? undefined : first)
  const twin = another(claims.bySlug.get(article.file.slug.toLowerCase()))
  const findings: Finding[] = twin
    ? [
        {
          found: `the address ${articlePath(twin.file.slug)}, which ${twin.file.name} already has`,
          allowed: 'a file name of its own',
        },
      ]
    : []
  for (const field of ownFields) {
    // Two new drafts both have it until somebody writes; a published article must not have it at all.
    if (raw[field] === placeholders.excerpt) continue
    const own = normalizedText(raw[field])
    const other = own && another(claims.byField[field].get(own))
    if (other)
      findings.push({
        line: lines.get(field),
        field,
        found: `the same ${field} as ${other.file.name}`,
        allowed: `${field === 'title' ? 'a' : 'an'} ${field} of its own${inWhich(article, other)}`,
        suggestion: field === 'id' ? freeId(claims.articles) : undefined,
      })
  }
  const opener = another(claims.featured)
  if (raw.featured === true && opener)
    findings.push({
      line: lines.get('featured'),
      field: 'featured',
      found: `a second featured article beside ${opener.file.name}`,
      allowed: 'one',
    })
  // A browser keeps ticks by the id alone, so two articles with one id would tick each other's lines.
  const ticked = article.checklists.flatMap(({ id, line }) => {
    const other = another(claims.byChecklist.get(id))
    if (!other) return []
    const found = `the id ${quoted(id)} of a checklist in ${other.file.name}`
    return [{ line, field: 'Checklist id', found, allowed: `an id of its own${inWhich(article, other)}` }]
  })
  return [...findings, ...ticked]
}

function freeId(articles: readonly Claimant[]): string {
  const numbered = articles.map(({ header }) => ({ id: header.raw.id, isDraft: isDraft(header) }))
  return String(nextArticleId(numbered))
}
