/** @jest-environment jsdom */
import { topics } from '@/lib/article-schema'
import { listArticles } from '@/lib/articles'
import { articleFeed, feedLength } from '@/lib/articles/article-feed'
import { addDays } from '@/lib/dates'
import { anArticle } from '../../fixtures/an-article'

const site = 'https://www.example.com'

afterEach(() => jest.useRealTimers())

function read(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

const textOf = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent

test('the feed is RSS 2.0 and links to the blog and to itself', () => {
  const channel = read(articleFeed(listArticles(), site))
  expect(channel.documentElement.getAttribute('version')).toBe('2.0')
  expect(channel.querySelector('channel > link')?.textContent).toBe(`${site}/blog`)
  const self = channel.getElementsByTagName('atom:link')[0]
  expect(self?.getAttribute('href')).toBe(`${site}/feed.xml`)
  expect(self?.getAttribute('rel')).toBe('self')
})

test('an article is an item with its title, excerpt and link, and without an author', () => {
  const articles = [anArticle({ slug: 'a', title: 'Wells' }), anArticle({ slug: 'b', title: 'Roads' })]
  const items = Array.from(read(articleFeed(articles, site)).getElementsByTagName('item'))
  expect(items).toHaveLength(2)
  for (const [index, item] of items.entries()) {
    expect(textOf(item, 'title')).toBe(articles[index]?.title)
    expect(textOf(item, 'description')).toBe(articles[index]?.excerpt)
    expect(textOf(item, 'link')).toBe(`${site}${articles[index]?.path}`)
    // In RSS an author must be an email address; a name would make the feed invalid.
    expect(textOf(item, 'author')).toBeUndefined()
  }
})

test('an item has its topic as a category, worded as on the topic chips', () => {
  const feed = read(articleFeed([anArticle({ slug: 'a', topic: 'markets' })], site))
  expect(Array.from(feed.getElementsByTagName('category'), (each) => each.textContent)).toEqual([
    topics.markets,
  ])
})

test.each(['America/Los_Angeles', 'America/New_York', 'Europe/Berlin', 'Asia/Tokyo'])(
  'a feed reader in %s shows the date that is printed on the article',
  (timeZone) => {
    const feed = read(articleFeed([anArticle({ slug: 'a', date: '2025-08-28' })], site))
    for (const name of ['pubDate', 'lastBuildDate']) {
      const date = new Date(textOf(feed.documentElement, name) ?? '')
      expect(date.toLocaleDateString('en-US', { timeZone })).toBe('8/28/2025')
    }
  },
)

test('the feed is limited to the newest articles, newest first', () => {
  const days = Array.from({ length: feedLength + 2 }, (_, index) => addDays('2026-01-01', index))
  const [first, second, ...later] = days
  const shuffled = [...later, first, second].map((date = '') => anArticle({ slug: date, date, title: date }))
  const items = read(articleFeed(shuffled, site)).getElementsByTagName('item')
  expect(Array.from(items, (item) => textOf(item, 'title'))).toEqual(later.toReversed())
})

test('the feed has the build date of its newest article, whatever the order of the list', () => {
  const [a, b, c] = ['2025-08-28', '2026-02-01', '2025-12-24'].map((date) => anArticle({ slug: date, date }))
  for (const articles of [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ]) {
    const feed = read(
      articleFeed(
        articles.flatMap((article) => article ?? []),
        site,
      ),
    )
    expect(textOf(feed.documentElement, 'lastBuildDate')).toMatch(/01 Feb 2026/)
  }
})

test('the feed is the same whenever it is built', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01') })
  const first = articleFeed(listArticles(), site)
  jest.setSystemTime(new Date('2027-05-05'))
  expect(articleFeed(listArticles(), site)).toBe(first)
})

test('XML special characters in titles and excerpts are read back as they were written', () => {
  const title = 'Rezoning & <b>"Entitlements"</b> ]]> it’s'
  const [item] = Array.from(
    read(
      articleFeed([anArticle({ slug: 'a', title, excerpt: '5 < 6 & 7 > 2 ]]>' })], site),
    ).getElementsByTagName('item'),
  )
  expect(item && textOf(item, 'title')).toBe(title)
  expect(item && textOf(item, 'description')).toBe('5 < 6 & 7 > 2 ]]>')
})
