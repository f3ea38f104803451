import { placeholders } from '../article-draft'
import type { ArticleFile } from './article-file'
import { type ParsedArticle, parseArticle } from './article-tree'
import { checkBlocks, checklistIds } from './block-check'
import { checkHeader, type Header } from './header-check'
import { checkHeadings, headingsOf } from './heading-check'
import { checkLength } from './length-check'
import { type Link, linksOf } from './link-check'
import { checkMarkup } from './markup-check'
import { type Finding, quoted } from './problem'
import type { Surroundings } from './surroundings'
import { checkBodyWords, checkWords } from './wording-check'

/** A file that could be read as text, checked by itself; its tree is dropped, so that a thousand fit into memory. */
export type CheckedArticle = {
  file: ArticleFile
  header: Header
  /** Ids of its sections; `undefined` when it cannot be read. */
  ids: string[] | undefined
  /** Still to be checked against the other articles. */
  links: Link[]
  findings: Finding[]
}

export function checkArticle(file: ArticleFile, text: string, surroundings: Surroundings): CheckedArticle {
  const header = checkHeader(text)
  // Without its end, the header would be read as the article's text.
  const parsed = header.content ? parseArticle(text) : { tree: undefined, findings: [], blanks: [] }
  const { tree } = parsed
  return {
    file,
    header,
    ids: tree && [...headingsOf(tree).map(({ id }) => id), ...checklistIds(tree)],
    links: tree ? linksOf(tree) : [],
    findings: [
      ...header.findings,
      ...headerWords(header),
      ...placeholderFindings(header),
      ...parsed.findings,
      ...bodyFindings(header, parsed, surroundings),
    ],
  }
}

export function isDraft({ header }: CheckedArticle): boolean {
  return header.raw.draft === true
}

function headerWords({ raw, lines }: Header): Finding[] {
  return Object.entries(raw).flatMap(([field, value]) =>
    (typeof value === 'string' ? checkWords(value) : []).map((finding) => ({
      line: lines.get(field),
      field,
      ...finding,
      allowed: 'other words; the header is plain text',
    })),
  )
}

/** What `npm run new:article` wrote and nobody has replaced. */
function placeholderFindings({ raw, lines }: Header): Finding[] {
  if (raw.draft === true) return []
  return (['subtitle', 'excerpt'] as const)
    .filter((field) => raw[field] === placeholders[field])
    .map((field) => ({
      line: lines.get(field),
      field,
      found: `the placeholder ${quoted(placeholders[field])}`,
      allowed: 'your own sentence',
    }))
}

function bodyFindings(
  header: Header,
  { tree, blanks }: ParsedArticle,
  surroundings: Surroundings,
): Finding[] {
  const { content, fields } = header
  if (!content) return []
  if (!content.body.trim())
    return [
      { line: content.bodyLine, found: 'no text after the front matter', allowed: 'the article itself' },
    ]
  if (!tree) return []
  const headingIds = headingsOf(tree).map(({ id }) => id)
  return [
    ...checkMarkup(tree, blanks.length === 0),
    ...checkHeadings(tree, content),
    ...checkBlocks(tree, surroundings, headingIds, blanks),
    ...checkBodyWords(tree),
    // A draft is still growing.
    ...(fields && !fields.draft ? checkLength(content.body, fields.readTime) : []).map((finding) => ({
      line: header.lines.get('readTime'),
      ...finding,
    })),
  ]
}
