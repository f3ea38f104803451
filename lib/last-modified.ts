import 'server-only'
import type { Article } from './articles'
import { lastChanged } from './content-history'
import { latestDay } from './dates'
import { transparencyUpdated } from './site'

/** ISO day on which the words of an article last changed. */
export function articleModified({ slug, date }: Pick<Article, 'slug' | 'date'>): string {
  return lastChanged([`content/blog/${slug}.mdx`], date)
}

/** The index is as new as the newest article it lists. */
export function blogModified(articles: readonly Article[]): string | undefined {
  return latestDay(articles.map(articleModified))
}

/**
 * ISO day on which the words or the prices of the landing page last changed; never before the day of the transparency
 * statement.
 */
export function landingModified(): string {
  return lastChanged(['content/landing.ts', 'lib/offers.ts', 'lib/site.ts'], transparencyUpdated)
}
