import 'server-only'
import { existsSync } from 'node:fs'
import { placeholders } from '../article-draft'
import { articlePath } from '../routes'
import { type ArticleFile, readArticleFiles } from './article-file'
import { type ParsedArticle, parseArticle } from './article-tree'
import { checkBlocks, checklistIds } from './block-check'
import { checkHeader, type Header } from './header-check'
import { checkHeadings, headingsOf } from './heading-check'
import { checkLength } from './length-check'
import { checkLinks, type Destinations } from './link-check'
import { checkMarkup } from './markup-check'
import { type Finding, type Problem, quoted } from './problem'
import { checkShared } from './shared-check'
import type { Surroundings } from './surroundings'
import { checkBodyWords, checkWords } from './wording-check'

export type CheckedArticles = { problems: Problem[]; published: number; drafts: number }

/** A file that could be read as text, taken apart. */
type Article = {
  file: ArticleFile
  header: Header
  parsed: ParsedArticle
  /** Ids of its sections; `undefined` when it cannot be read. */
  ids: string[] | undefined
  /** Of the header and of what cannot be read as Markdown with blocks. */
  findings: Finding[]
}

const place = 'content/blog'

/**
 * Checks every file of a folder of articles and reports all problems of all files at once. Nothing an article holds is
 * run, and nothing it holds makes this throw.
 */
export function checkArticles(folder: string, surroundings: Surroundings): CheckedArticles {
  if (!existsSync(folder))
    return none({ file: place, found: 'no such folder', allowed: 'a folder of articles' })
  const files = readArticleFiles(folder)
  const articles = files.flatMap((file) => readArticle(file) ?? [])
  const destinations = destinationsOf(files, articles, surroundings)
  const problems = files.flatMap((file) => {
    const article = articles.find((candidate) => candidate.file === file)
    const inside = article
      ? [
          ...article.findings,
          ...bodyFindings(article, surroundings, destinations),
          ...checkShared(article, articles),
        ]
      : []
    return sorted([...file.findings, ...inside]).map((finding) => ({
      file: `${place}/${file.name}`,
      ...finding,
    }))
  })
  const drafts = articles.filter(isDraft).length
  const published = articles.length - drafts
  if (published > 0 || problems.length > 0) return { problems, published, drafts }
  return none({ file: place, found: 'no published article', allowed: 'at least one that is no draft' })
}

function none(problem: Problem): CheckedArticles {
  return { problems: [problem], published: 0, drafts: 0 }
}

function isDraft({ header }: Article): boolean {
  return header.raw.draft === true
}

function readArticle(file: ArticleFile): Article | undefined {
  if (file.text === undefined) return undefined
  const header = checkHeader(file.text)
  // Without its end, the header would be read as the article's text.
  const parsed = header.content ? parseArticle(file.text) : { tree: undefined, findings: [], blanks: [] }
  const { tree } = parsed
  const ids = tree && [...headingsOf(tree).map(({ id }) => id), ...checklistIds(tree)]
  const findings = [
    ...header.findings,
    ...headerWords(header),
    ...placeholderFindings(header),
    ...parsed.findings,
  ]
  return { file, header, parsed, ids, findings }
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

function bodyFindings(article: Article, surroundings: Surroundings, destinations: Destinations): Finding[] {
  const { header, parsed } = article
  const { tree, blanks } = parsed
  const { content, fields } = header
  if (!content) return []
  if (!content.body.trim())
    return [
      { line: content.bodyLine, found: 'no text after the front matter', allowed: 'the article itself' },
    ]
  if (!tree) return []
  return [
    ...checkMarkup(tree, blanks.length === 0),
    ...checkHeadings(tree, content),
    ...checkBlocks(
      tree,
      surroundings,
      headingsOf(tree).map(({ id }) => id),
      blanks,
    ),
    ...checkLinks(tree, {
      ...destinations,
      ownIds: article.ids ?? [],
      draftAddresses: isDraft(article) ? [] : destinations.draftAddresses,
    }),
    ...checkBodyWords(tree),
    // A draft is still growing.
    ...(fields && !fields.draft
      ? checkLength(content.body, fields.readTime).map((finding) => ({
          line: header.lines.get('readTime'),
          ...finding,
        }))
      : []),
  ]
}

function destinationsOf(
  files: readonly ArticleFile[],
  articles: readonly Article[],
  { addresses }: Surroundings,
): Destinations {
  const idsOf = (file: ArticleFile) => articles.find((article) => article.file === file)?.ids
  return {
    addresses,
    ownIds: [],
    articleIds: new Map(files.map((file) => [articlePath(file.slug), idsOf(file)])),
    draftAddresses: articles.filter(isDraft).map(({ file }) => articlePath(file.slug)),
  }
}

function sorted(findings: Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings
    .filter((finding) => {
      const key = JSON.stringify(finding)
      return seen.has(key) ? false : seen.add(key)
    })
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
}
