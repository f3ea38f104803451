import 'server-only'
import { existsSync } from 'node:fs'
import type { Root } from 'mdast'
import { placeholders } from '../article-draft'
import { articlePath } from '../routes'
import { type ArticleFile, readArticleFiles } from './article-file'
import { parseArticle } from './article-tree'
import { checkBlocks, checklistIds } from './block-check'
import { checkHeader, type Header } from './header-check'
import { checkHeadings, headingsOf } from './heading-check'
import { checkLength } from './length-check'
import { checkLinks, type Destinations } from './link-check'
import { checkMarkup } from './markup-check'
import { type Finding, type Problem, quoted } from './problem'
import type { Surroundings } from './surroundings'
import { checkBodyWords, checkWords } from './wording-check'

export type CheckedArticles = { problems: Problem[]; published: number; drafts: number }

/** A file that could be read as text, taken apart. */
type Article = {
  file: ArticleFile
  header: Header
  tree: Root | undefined
  ids: string[]
  /** Whether the tree holds every tag. */
  isWhole: boolean
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
  const destinations = destinationsOf(articles, surroundings)
  const problems = files.flatMap((file) => {
    const article = articles.find((candidate) => candidate.file === file)
    const inside = article
      ? [
          ...article.findings,
          ...bodyFindings(article, surroundings, destinations),
          ...sharedFindings(article, articles),
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
  const { tree, findings } = header.content ? parseArticle(file.text) : { tree: undefined, findings: [] }
  const ids = tree ? [...headingsOf(tree).map(({ id }) => id), ...checklistIds(tree)] : []
  const isWhole = findings.length === 0
  return {
    file,
    header,
    tree,
    ids,
    isWhole,
    findings: [...header.findings, ...headerWords(header), ...placeholderFindings(header), ...findings],
  }
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
  const { header, tree } = article
  const { content, fields } = header
  if (!content) return []
  if (!content.body.trim())
    return [
      { line: content.bodyLine, found: 'no text after the front matter', allowed: 'the article itself' },
    ]
  if (!tree) return []
  return [
    ...checkMarkup(tree, article.isWhole),
    ...checkHeadings(tree, content),
    ...checkBlocks(
      tree,
      surroundings,
      headingsOf(tree).map(({ id }) => id),
      article.isWhole,
    ),
    ...checkLinks(tree, {
      ...destinations,
      ownIds: article.ids,
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

function destinationsOf(articles: readonly Article[], { addresses }: Surroundings): Destinations {
  return {
    addresses,
    ownIds: [],
    articleIds: new Map(articles.map(({ file, ids }) => [articlePath(file.slug), ids])),
    draftAddresses: articles.filter(isDraft).map(({ file }) => articlePath(file.slug)),
  }
}

/** What two files must not have in common; the later one is told. */
function sharedFindings(article: Article, articles: readonly Article[]): Finding[] {
  const before = articles.slice(0, articles.indexOf(article))
  const { raw, lines } = article.header
  const same = (field: 'id' | 'title') =>
    before.find(({ header }) => header.raw[field] !== undefined && header.raw[field] === raw[field])
  const twin = before.find(({ file }) => file.slug.toLowerCase() === article.file.slug.toLowerCase())
  const findings: Finding[] = twin
    ? [
        {
          found: `the address ${articlePath(twin.file.slug)}, which ${twin.file.name} has`,
          allowed: 'a file name of its own',
        },
      ]
    : []
  for (const field of ['id', 'title'] as const) {
    const other = same(field)
    if (other)
      findings.push({
        line: lines.get(field),
        field,
        found: `the ${field} of ${other.file.name}`,
        allowed: `${field === 'id' ? 'an' : 'a'} ${field} of its own`,
      })
  }
  const opener = before.find(({ header }) => header.raw.featured === true)
  if (raw.featured === true && opener)
    findings.push({
      line: lines.get('featured'),
      field: 'featured',
      found: `a second featured article beside ${opener.file.name}`,
      allowed: 'one',
    })
  return findings
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
