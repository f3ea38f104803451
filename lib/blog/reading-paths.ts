import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Article } from '../articles'
import { typographicText } from '../articles/typographic-text'
import { statedMinutes } from '../reading-time'

export const readingStop = z.strictObject({ slug: typographicText, label: typographicText })

/** Side by side on a tablet, the posts of more would be narrower than the words on them. */
const mostStops = 6

export const readingPath = z.strictObject({
  title: typographicText,
  reader: typographicText,
  stops: z.array(readingStop).min(2).max(mostStops),
})

/** As the heading above them says. */
export const pathCount = 3

/** Paths of `content/reading-paths.yaml`. */
export const readingPathsSchema = z.array(readingPath).length(pathCount)

export const readingPathsFile = 'content/reading-paths.yaml'

export type ReadingPath = {
  title: string
  reader: string
  minutes: number
  stops: { label: string; path: string; minutes: number }[]
}

/**
 * The reading paths with addresses and minutes from the articles. A stop whose article is not listed is left out; the
 * content check names it before a build.
 * @throws when the file is not what the schema says
 */
export function listReadingPaths(articles: readonly Article[]): ReadingPath[] {
  return readReadingPaths().map(({ title, reader, stops }) => {
    const known = stops.flatMap(({ slug, label }) => {
      const article = articles.find((candidate) => candidate.slug === slug)
      return article ? [{ label, path: article.path, minutes: statedMinutes(article.readTime) }] : []
    })
    return { title, reader, minutes: known.reduce((sum, stop) => sum + stop.minutes, 0), stops: known }
  })
}

function readReadingPaths() {
  return readingPathsSchema.parse(parse(readFileSync(path.join(process.cwd(), readingPathsFile), 'utf8')))
}
