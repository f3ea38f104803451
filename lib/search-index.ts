import 'server-only'
import type { Article } from './articles'
import { findTerm, termId } from './glossary'
import { readHeadings } from './headings'

/** One article in `/search-index.json`. */
export type SearchEntry = {
  slug: string
  title: string
  excerpt: string
  headings: string[]
  /** Glossary terms that the article explains. */
  terms: string[]
}

/** What the instant search looks through. */
export function buildSearchIndex(articles: readonly Article[]): SearchEntry[] {
  return articles.map(({ slug, title, excerpt, body }) => ({
    slug,
    title,
    excerpt,
    headings: readHeadings(body).map(({ text }) => text),
    terms: termsIn(body),
  }))
}

function termsIn(body: string): string[] {
  const terms = body.matchAll(/<Term(?:\s+id="([^"]+)")?\s*>([^<]*)<\/Term>/g)
  return Array.from(terms, ([, id, words = '']) => findTerm(id ?? termId(words)).term)
}
