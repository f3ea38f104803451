import 'server-only'
import { Feed } from 'feed'
import { topics } from '../article-schema'
import type { Article } from '../articles'
import { routes } from '../routes'
import { blogDescription, pageNames, product } from '../site'

/**
 * Number of articles. An item with its full text takes about 20 kB, and feed readers fetch all of them again and again.
 */
export const feedLength = 20

/**
 * RSS of the newest articles, newest first; those of one day in the order of the list. Ids are the articles' addresses,
 * which never change; dates are their own. There is no author, because RSS requires an email address there, and the
 * site publishes none. https://www.rssboard.org/rss-specification
 */
export function articleFeed(articles: readonly Article[], siteUrl: string): string {
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, feedLength)
  const [newest] = newestFirst
  const feed = new Feed({
    id: `${siteUrl}${routes.blog}`,
    link: `${siteUrl}${routes.blog}`,
    title: `${product.name} ${pageNames.blog}`,
    description: blogDescription,
    language: 'en-US',
    copyright: product.name,
    updated: newest && noonOf(newest.date),
    feedLinks: { rss: `${siteUrl}${routes.feed}` },
  })
  for (const article of newestFirst) {
    const address = `${siteUrl}${article.path}`
    feed.addItem({
      id: address,
      guid: address,
      link: address,
      title: article.title,
      description: article.excerpt,
      category: [{ name: topics[article.topic] }],
      date: noonOf(article.date),
    })
  }
  return feed.rss2()
}

/** Feed readers show times in their own zone. Noon UTC is on the article's day everywhere in America and Europe. */
function noonOf(day: string) {
  return new Date(`${day}T12:00:00Z`)
}
