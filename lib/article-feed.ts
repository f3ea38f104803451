import 'server-only'
import { Feed } from 'feed'
import { topics } from './article-schema'
import type { Article } from './articles'
import { routes } from './routes'
import { blogDescription, pageNames, product } from './site'

/** Items with their whole text come to some 20 kB each, and feed readers fetch all of them again and again. */
export const feedLength = 20

/**
 * RSS of the newest articles, the newest first; those of one day stand as in the list. Ids are the articles' addresses,
 * which never change. Dates are the articles' own. No author: RSS wants a mail address there, and the site publishes
 * none. https://www.rssboard.org/rss-specification
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

/** Readers show an item's time in their own zone: at noon UTC the day is the article's in all of America and Europe. */
function noonOf(day: string) {
  return new Date(`${day}T12:00:00Z`)
}
