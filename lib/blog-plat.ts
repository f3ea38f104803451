import type { Article } from './articles'
import { readHeadings } from './headings'

/**
 * Rows of the plat are four lots wide; these lots of every sixteen take two, so that neighbouring rows differ. Drawings
 * made for the articles on them stand upright, beside the words (lib/drawing/scenes/articles/plot.ts).
 */
const wideLots = [2, 3, 11, 15]

/** @param index of a lot, from 0; the featured article has none */
export function isWideLot(index: number): boolean {
  return wideLots.includes(index % 16)
}

export type Lot = {
  article: Article
  /** Stands above the plat already, and takes no place in it. */
  featured: boolean
  wide: boolean
  /** Three of its sections, where the lot is wide enough to show them. */
  inside: string[] | undefined
}

/** A lot for each article of a list whose first one is featured. */
export function lotsOf(articles: readonly Article[]): Lot[] {
  return articles.map((article, index) => {
    const featured = index === 0
    const wide = !featured && isWideLot(index - 1)
    return { article, featured, wide, inside: wide ? insideOf(article) : undefined }
  })
}

const endMatter = new Set(['Common questions', 'Next steps', 'Sources'])

/** Three sections of an article, for the lots that have room to show what is inside. */
export function insideOf(article: Article): string[] {
  return readHeadings(article.body)
    .filter(({ level, text }) => level === 2 && !endMatter.has(text))
    .slice(0, 3)
    .map(({ text }) => text)
}
