import '@/tests/fixtures/local-profile'
import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from '@/components/layout/structured-data'
import { listArticles } from '@/lib/articles'
import { environment } from '@/lib/env'
import { landing } from '@/lib/landing'
import { product } from '@/lib/site'
import { articleData, blogData } from '@/lib/structured-data/blog'
import { landingData } from '@/lib/structured-data/landing'

type Node = Record<string, unknown>

const site = { siteUrl: 'https://www.example.com' }
const settings = { ...environment(), ...site }
const [article] = listArticles()
if (!article) throw new Error('There are no articles.')

/** The properties that schema.org and the search engines' own guides require, by type. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  QuantitativeValue: ['value', 'unitCode'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Blog: ['name', 'url', 'blogPost'],
  // As in a list of posts; the post's own page has more.
  BlogPosting: ['headline', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
}

function nodesOf(data: object): Node[] {
  return Object.values(data).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    const inner = nodesOf(value)
    return '@type' in value ? [value as Node, ...inner] : inner
  })
}

const landingWithVideo = landingData({ ...settings, demoVideoDate: '2026-01-31', localFirebase: null })

test.each([
  ['the landing page', landingWithVideo],
  ['the blog', blogData(site, listArticles())],
  ['an article', articleData(site, article, '2026-02-01')],
])('every node in the data of %s has the fields its type requires', (_page, graph) => {
  for (const node of nodesOf(graph)) {
    const fields = required[String(node['@type'])]
    expect(fields).toBeDefined()
    expect(Object.keys(node)).toEqual(expect.arrayContaining(fields ?? []))
  }
})

test.each([
  ['the landing page', landingWithVideo],
  ['the blog', blogData(site, listArticles())],
  ['an article', articleData(site, article, '2026-02-01')],
])('in the data of %s, every reference resolves on this page or on another', (_page, graph) => {
  const text = JSON.stringify(graph)
  const described = nodesOf(graph).map((node) => node['@id'])
  const elsewhere = [`${site.siteUrl}/blog#blog`]
  for (const [, id] of text.matchAll(/\{"@id":"([^"]*)"\}/g))
    expect([...described, ...elsewhere]).toContain(id)
})

test('both offers of the landing page are there, with no rating', () => {
  const offers = nodesOf(landingWithVideo).filter((node) => node['@type'] === 'Offer')
  expect(offers.map(({ price }) => price)).toEqual([67, 1997])
  expect(JSON.stringify(landingWithVideo)).not.toMatch(/"(aggregateRating|ratingValue|review)"/)
})

test('each offer says what is paid, how often and where, and that it is a presale', () => {
  const [monthly, lifetime] = nodesOf(landingWithVideo).filter((node) => node['@type'] === 'Offer')
  for (const offer of [monthly, lifetime])
    expect(offer).toMatchObject({
      url: `${site.siteUrl}/#cta`,
      priceCurrency: 'USD',
      availability: 'https://schema.org/PreSale',
    })
  expect(monthly).toMatchObject({
    name: landing.pricing.monthly.name,
    description: expect.stringMatching(/^\$67 a month\. /),
    priceSpecification: { price: 67, referenceQuantity: { value: 1, unitCode: 'MON' } },
  })
  expect(lifetime).toMatchObject({
    name: landing.pricing.lifetime.name,
    description: expect.stringMatching(/^\$1,997 one time\. /),
  })
  expect(lifetime).not.toHaveProperty('priceSpecification')
})

test('an article has its read time and its breadcrumbs', () => {
  const nodes = nodesOf(articleData(site, article, '2026-02-01'))
  expect(nodes.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({ timeRequired: 'PT15M' })
  expect(
    nodes
      .filter((node) => node['@type'] === 'ListItem')
      .map(({ position, name, item }) => [position, name, item]),
  ).toEqual([
    [1, product.name, `${site.siteUrl}/`],
    [2, 'Land Investing Blog', `${site.siteUrl}/blog`],
    [3, article.title, `${site.siteUrl}${article.path}`],
  ])
})

test('the blog’s data has the title, address and day of every article, in order', () => {
  const posts = nodesOf(blogData(site, listArticles())).filter((node) => node['@type'] === 'BlogPosting')
  expect(posts).toEqual(
    listArticles().map(({ title, path, date }) =>
      expect.objectContaining({ headline: title, url: site.siteUrl + path, datePublished: date }),
    ),
  )
})

test('the demo video is described with its URL and upload date', () => {
  expect(nodesOf(landingWithVideo).find((node) => node['@type'] === 'VideoObject')).toMatchObject({
    embedUrl: settings.demoVideoUrl,
    uploadDate: '2026-01-31',
  })
})

test('the publisher has the profiles that have a URL, if any', () => {
  const publisher = (social: typeof settings.social) =>
    nodesOf(landingData({ ...settings, social })).find((node) => node['@type'] === 'Organization')
  const x = 'https://x.com/land'
  expect(
    publisher([
      { name: 'X', url: x },
      { name: 'YouTube', url: undefined },
    ]),
  ).toMatchObject({ sameAs: [x] })
  expect(publisher([{ name: 'X', url: undefined }])).not.toHaveProperty('sameAs')
})

test('a stand-in for the video is never described', () => {
  const types = (graph: object) => nodesOf(graph).map((node) => node['@type'])
  expect(types(landingData({ ...settings, demoVideoDate: '2026-01-31' }))).not.toContain('VideoObject')
  expect(types(landingData({ ...settings, localFirebase: null }))).not.toContain('VideoObject')
})

test('an article has its metadata, and no price', () => {
  const graph = articleData(site, article, '2026-02-01')
  expect(JSON.stringify(graph)).not.toMatch(/price|offer/i)
  expect(nodesOf(graph).find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
    headline: article.title,
    datePublished: article.date,
    dateModified: '2026-02-01',
    image: `${site.siteUrl}/og/${article.slug}.png`,
    description: article.excerpt,
    author: { name: expect.stringContaining('Team') },
  })
})

test('text that looks like the end of the script is escaped', () => {
  const evil = '</script><!--<script>alert(1)</script>'
  const markup = renderToStaticMarkup(
    <StructuredData
      graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: evil }] }}
    />,
  )
  const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup)?.[1] ?? ''
  expect(inside).not.toContain('<')
  expect(JSON.parse(inside)['@graph'][0].name).toBe(evil)
})
