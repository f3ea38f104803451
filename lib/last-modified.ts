import 'server-only'
import type { Article } from './articles'
import { mdxFileOf } from './articles/blog-folder'
import { figuresFolder } from './articles/figures'
import { lastChanged } from './content-history'
import { latestDay } from './dates'
import { transparencyUpdated } from './site'

/** ISO day on which the text of an article or one of its drawings last changed. Glossary entries do not count. */
export function articleModified({ slug, date, body }: Pick<Article, 'slug' | 'date' | 'body'>): string {
  // Values in quotation marks may hold a ">".
  const named = body.matchAll(/<Figure\b(?:[^"'>]|"[^"]*"|'[^']*')*?\ssrc=\{?["']([^"']+)/g)
  const drawings = Array.from(named, ([, name]) => [
    `${figuresFolder}/${name}.svg`,
    `${figuresFolder}/${name}-narrow.svg`,
  ])
  return lastChanged([mdxFileOf(slug), ...drawings.flat()], date)
}

/** The blog page is as new as the newest article it lists. */
export function blogModified(articles: readonly Article[]): string | undefined {
  return latestDay(articles.map(articleModified))
}

/**
 * ISO day on which a file with the words of the landing page's sections, its prices or its description last changed;
 * never before the day of the transparency statement.
 */
export function landingModified(): string {
  return lastChanged(['content/landing.ts', 'lib/offers.ts', 'lib/site.ts'], transparencyUpdated)
}
