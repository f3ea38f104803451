import type { Article } from '../articles'

/** The articles before and after one in the list; the list does not wrap around. */
export function neighbours(articles: readonly Article[], slug: string) {
  const at = articles.findIndex((article) => article.slug === slug)
  return { previous: articles[at - 1], next: articles[at + 1] }
}

/**
 * Three articles to read after one: those of its own topic first, then those its text links to, then list order.
 */
export function relatedArticles(articles: readonly Article[], current: Article): Article[] {
  // A set of links instead of a search in the text, which with a thousand articles would be read a thousand times.
  const linked = new Set(Array.from(current.body.matchAll(/\((\/[^\s()#]*)[)#]/g), ([, path]) => path))
  const score = ({ topic, path }: Article) => Number(topic === current.topic) * 2 + Number(linked.has(path))
  // Sorted into four ranks by hand: a sort would score each article ten times.
  const ranks: Article[][] = [[], [], [], []]
  for (const article of articles) if (article.slug !== current.slug) ranks[3 - score(article)]?.push(article)
  return ranks.flat().slice(0, 3)
}
