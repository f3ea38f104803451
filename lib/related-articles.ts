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
  const linksTo = ({ path }: Article) =>
    current.body.includes(`(${path})`) || current.body.includes(`(${path}#`)
  const score = (other: Article) => Number(other.topic === current.topic) * 2 + Number(linksTo(other))
  return articles
    .filter((article) => article.slug !== current.slug)
    .sort((a, b) => score(b) - score(a))
    .slice(0, 3)
}
