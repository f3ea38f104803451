import type { Article } from '../articles'
import { readHeadings } from '../articles/headings'

/**
 * The list of articles is drawn as a plat: rows that are four lots wide. Of every sixteen lots these take two places,
 * so that neighbouring rows differ. The drawings of their articles are upright, because they stand beside the text
 * (lib/drawing/scenes/articles/plot.ts).
 */
const wideLots = [2, 3, 11, 15]

/**
 * Whether a lot takes two places.
 * @param index of the lot, from 0; the featured article has none
 */
export function isWideLot(index: number): boolean {
  return wideLots.includes(index % 16)
}

export type Lot = {
  article: Article
  /** Shown above the plat already, so it takes no place in it. */
  featured: boolean
  wide: boolean
  /** Headings of three sections, for a lot that is wide enough to show them. */
  inside: string[] | undefined
}

/** A lot for each article of a list whose first article is the featured one. */
export function lotsOf(articles: readonly Article[]): Lot[] {
  return articles.map((article, index) => {
    const featured = index === 0
    const wide = !featured && isWideLot(index - 1)
    return { article, featured, wide, inside: wide ? insideOf(article) : undefined }
  })
}

const endMatter = new Set(['Common questions', 'Next steps', 'Sources'])

/** Headings of the first three sections of an article. */
export function insideOf(article: Article): string[] {
  return readHeadings(article.body)
    .filter(({ level, text }) => level === 2 && !endMatter.has(text))
    .slice(0, 3)
    .map(({ text }) => text)
}
