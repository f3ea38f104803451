import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Article } from './articles'
import { curlQuotes } from './build/articles/curly-quotes.mjs'
import { statedMinutes } from './reading-time'

const words = z.string().regex(/\S/).transform(curlQuotes)

/** Paths of `content/reading-paths.yaml`: three, as the heading above them says. */
export const readingPathsSchema = z
  .array(
    z.strictObject({
      title: words,
      reader: words,
      stops: z.array(z.strictObject({ slug: words, label: words })).min(2),
    }),
  )
  .length(3)

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
