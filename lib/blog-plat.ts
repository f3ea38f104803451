import type { Article } from './articles'
import { readHeadings } from './headings'

/** Rows of the plat are four lots wide; these lots of every sixteen take two, so that neighbouring rows differ. */
const wideLots = [2, 3, 11, 15]

export function isWideLot(index: number): boolean {
  return wideLots.includes(index % 16)
}

const endMatter = new Set(['Common questions', 'Next steps', 'Sources'])

/** Three sections of an article, for the lots that have room to show what is inside. */
export function insideOf(article: Article): string[] {
  return readHeadings(article.body)
    .filter(({ level, text }) => level === 2 && !endMatter.has(text))
    .slice(0, 3)
    .map(({ text }) => text)
}
