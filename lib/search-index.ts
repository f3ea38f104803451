import 'server-only'
import type { Article } from './articles'
import { readHeadings } from './headings'

/** One article in `/search-index.json`. */
export type SearchEntry = { slug: string; title: string; excerpt: string; headings: string[] }

/** What the instant search looks through: titles, excerpts and headings. */
export function buildSearchIndex(articles: readonly Article[]): SearchEntry[] {
  return articles.map(({ slug, title, excerpt, body }) => ({
    slug,
    title,
    excerpt,
    headings: readHeadings(body).map(({ text }) => text),
  }))
}
