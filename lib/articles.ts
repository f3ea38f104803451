import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ArticleFields, articleSchema } from './article-schema'
import { blogFolder } from './articles/blog-folder'
import { FrontMatterError, readFrontMatter } from './articles/front-matter'
import { processWide } from './process-wide'
import { articlePath } from './routes'

export type Article = ArticleFields & { slug: string; path: string; body: string }

const folder = path.join(process.cwd(), blogFolder)

const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Every article in order, the featured one first. Only `next dev` lists drafts, and leaves out articles that it cannot
 * read. All other lists derive from this one: the index, the sitemap, the feed, the search index, related articles and
 * share pictures.
 * @throws in a build, when an article cannot be read
 */
export function listArticles(): readonly Article[] {
  // In development a new file or a changed header shows at the next reload.
  if (isDevelopment) return readFolder()
  return processWide('published articles', () => readFolder().filter((article) => !article.draft))
}

/** The article of an address, if it is listed. */
export function articleAt(slug: string): Article | undefined {
  return listArticles().find((candidate) => candidate.slug === slug)
}

export type FindArticle = (slug: string) => Article

/** @throws when there is no such article; for callers that need it to be there. */
export function findArticle(slug: string): Article {
  const article = articleAt(slug)
  if (!article) throw new Error(`There is no article "${slug}".`)
  return article
}

function readFolder(): Article[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap(isDevelopment ? readableArticle : readArticle)
    .sort((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false) || a.id - b.id)
}

/** One article, or none if it cannot be read: that must not stop somebody who writes another one. */
function readableArticle(file: string): Article[] {
  try {
    return [readArticle(file)]
  } catch {
    return []
  }
}

// `npm run check:content` has checked every file before a build starts, and explains problems in plain words. Parsing
// again makes the types true, and stops a build that was started without it.
function readArticle(file: string): Article {
  try {
    const { fields, body } = readFrontMatter(readFileSync(path.join(folder, file), 'utf8'))
    const slug = file.replace(/\.mdx$/, '')
    return { ...articleSchema.parse(fields), slug, path: articlePath(slug), body }
  } catch (error) {
    const reason = error instanceof FrontMatterError ? `, ${error.message}` : ': its header is not valid'
    throw new Error(`${blogFolder}/${file}${reason}. Run: npm run check:content`, { cause: error })
  }
}
