import type { Article } from './articles'

/** The articles before and after one in the list; the list does not wrap around. */
export function neighbours(articles: readonly Article[], slug: string) {
  const at = articles.findIndex((article) => article.slug === slug)
  return { previous: articles[at - 1], next: articles[at + 1] }
}

/**
 * Three articles to read after one: those of its own topic first, then those its text links to, then list order.
 */
export function relatedArticles(articles: readonly Article[], current: Article): Article[] {
  // Looked up instead of searched for: with a thousand articles, the text would be read through a thousand times.
  const linked = new Set(Array.from(current.body.matchAll(/\((\/[^\s()#]*)[)#]/g), ([, path]) => path))
  const score = ({ topic, path }: Article) => Number(topic === current.topic) * 2 + Number(linked.has(path))
  const others = articles.filter((article) => article.slug !== current.slug)
  return [3, 2, 1, 0].flatMap((rank) => others.filter((article) => score(article) === rank)).slice(0, 3)
}
