import 'server-only'
import { existsSync } from 'node:fs'
import { blogFolder } from '../articles/blog-folder'
import { isRealDay, latestDay } from '../dates'
import { articlePath } from '../routes'
import { type CheckedArticle, checkArticle } from './article-check'
import { checkDate } from './header/date-check'
import { isDraft } from './header/header-check'
import { checkLinks, type Destinations } from './links/link-check'
import { type Finding, type Problem, withoutDuplicates } from './problem'
import { missingArticles } from './required-articles'
import { checkShared, claimsOf, inOrderOfClaim } from './shared-check'
import type { Surroundings } from './surroundings'
import { type ArticleFile, readArticleFiles } from './text/article-file'

type CheckedArticles = { problems: Problem[]; published: number; drafts: number }

/**
 * Checks every file of a folder of articles and returns all problems of all files. No code in an article is run, and
 * nothing in it makes this throw. `today` is an ISO day.
 */
export function checkArticles(
  folder: string,
  surroundings: Surroundings,
  today = new Date().toISOString().slice(0, 10),
): CheckedArticles {
  if (!existsSync(folder))
    return none({ file: blogFolder, found: 'no such folder', allowed: 'a folder of articles' })
  const files = readArticleFiles(folder)
  const articles = files.flatMap((file) =>
    file.text === undefined ? [] : checkArticle(file, file.text, surroundings),
  )
  const destinations = destinationsOf(files, articles, surroundings)
  const claims = claimsOf(inOrderOfClaim(articles))
  const newest = newestPublished(articles)
  const among = new Map(
    articles.map((article) => [
      article.file,
      [
        ...article.findings,
        ...checkLinks(article.links, destinationsFrom(article, destinations)),
        ...checkShared(article, claims),
        ...checkDate(article.header, latestDayBeside(article, newest, today)),
      ],
    ]),
  )
  const inFiles = files.flatMap((file) =>
    sorted([...file.findings, ...(among.get(file) ?? [])]).map((finding) => ({
      file: `${blogFolder}/${file.name}`,
      ...finding,
    })),
  )
  const drafts = articles.filter(({ header }) => isDraft(header))
  const problems = [...missingArticles(surroundings.requiredArticles, files, drafts), ...inFiles]
  const published = articles.length - drafts.length
  if (published > 0 || problems.length > 0) return { problems, published, drafts: drafts.length }
  return none({
    file: blogFolder,
    found: 'no published article',
    allowed: 'at least one that is not a draft',
  })
}

type Published = { article: CheckedArticle; day: string }

/** The two newest published articles: for any given article, one of them is another one. */
function newestPublished(articles: readonly CheckedArticle[]): Published[] {
  return articles
    .flatMap((article) => {
      const { date } = article.header.raw
      const counts = !isDraft(article.header) && typeof date === 'string' && isRealDay(date)
      return counts ? [{ article, day: date }] : []
    })
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, 2)
}

/** The last day on which another article was published, or today if that is later. */
function latestDayBeside(article: CheckedArticle, newest: readonly Published[], today: string): string {
  const other = newest.find((published) => published.article !== article)
  return latestDay([today, ...(other ? [other.day] : [])]) ?? today
}

function none(problem: Problem): CheckedArticles {
  return { problems: [problem], published: 0, drafts: 0 }
}

function destinationsOf(
  files: readonly ArticleFile[],
  articles: readonly CheckedArticle[],
  { addresses }: Surroundings,
): Destinations {
  const ids = new Map(articles.map((article) => [article.file, article.ids]))
  return {
    addresses,
    ownIds: [],
    articleIds: new Map(files.map((file) => [articlePath(file.slug), ids.get(file)])),
    draftAddresses: articles.flatMap(({ file, header }) => (isDraft(header) ? articlePath(file.slug) : [])),
  }
}

/** Drafts may lead to drafts. */
function destinationsFrom(article: CheckedArticle, destinations: Destinations): Destinations {
  const draftAddresses = isDraft(article.header) ? [] : destinations.draftAddresses
  return { ...destinations, ownIds: article.ids ?? [], draftAddresses }
}

function sorted(findings: Finding[]): Finding[] {
  return withoutDuplicates(findings).sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
}
