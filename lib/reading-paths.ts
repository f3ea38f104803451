import { readingPaths } from '@/content/reading-paths'
import type { Article } from './articles'
import { statedMinutes } from './reading-time'

export type ReadingPath = {
  title: string
  reader: string
  minutes: number
  stops: { label: string; path: string; minutes: number }[]
}

/** The reading paths with addresses and minutes from the articles; a stop whose article is not published is left out. */
export function listReadingPaths(articles: readonly Article[]): ReadingPath[] {
  return readingPaths.map(({ title, reader, stops }) => {
    const known = stops.flatMap(({ slug, label }) => {
      const article = articles.find((candidate) => candidate.slug === slug)
      return article ? [{ label, path: article.path, minutes: statedMinutes(article.readTime) }] : []
    })
    return { title, reader, minutes: known.reduce((sum, stop) => sum + stop.minutes, 0), stops: known }
  })
}
