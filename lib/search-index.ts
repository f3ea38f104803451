import 'server-only'
import type { Article } from './articles'
import { readGlossary, termId } from './glossary'
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

/** A word that the glossary does not have is reported by the content check; it must not take the search away meanwhile. */
function termsIn(body: string): string[] {
  const glossary = readGlossary()
  const words = body.matchAll(/<Term(?:\s+id="([^"]+)")?\s*>([^<]*)<\/Term>/g)
  return Array.from(words, ([, id, name = '']) => id ?? termId(name)).flatMap(
    (id) => glossary[id]?.term ?? [],
  )
}
