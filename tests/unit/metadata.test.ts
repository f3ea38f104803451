import '../fixtures/local-profile'
import { articleMetadata, pageMetadata } from '@/lib/metadata'
import { originOf } from '@/lib/settings/local-servers.mjs'
import { product } from '@/lib/site'
import { anArticle } from '../fixtures/an-article'

const facts = { title: 'Land Investing Blog', description: 'Field guides.', path: '/blog', picture: 'blog' }

test('a page has its own title with the product’s name, description, canonical URL and feed', () => {
  expect(pageMetadata(facts)).toMatchObject({
    title: `Land Investing Blog | ${product.name}`,
    description: 'Field guides.',
    alternates: { canonical: '/blog', types: { 'application/rss+xml': '/feed.xml' } },
    robots: undefined,
  })
})

test('the share card has a picture of its own', () => {
  const { openGraph, twitter } = pageMetadata(facts)
  const picture = { url: '/og/blog.png', alt: 'Land Investing Blog' }
  expect(openGraph).toMatchObject({
    type: 'website',
    siteName: product.name,
    title: facts.title,
    description: facts.description,
    url: '/blog',
    images: [{ ...picture, width: 1200, height: 630 }],
  })
  const { title, description } = facts
  expect(twitter).toEqual({ card: 'summary_large_image', title, description, images: [picture] })
})

test('the text of a share picture is what stands on it, also where the page has another title', () => {
  const { openGraph, twitter } = pageMetadata({
    ...facts,
    title: 'Payment Successful!',
    picture: 'screen.home',
  })
  const images = [{ url: '/og/screen.home.png', alt: 'Hustle land, not spreadsheets.' }]
  expect(openGraph).toMatchObject({ title: 'Payment Successful!', images })
  expect(twitter).toMatchObject({ images })
})

test('a page declares the frames it embeds and the servers it connects to, if any', () => {
  const needs = { frames: ['https://a.test', 'https://b.test'], connects: ['https://c.test'] }
  expect(pageMetadata({ ...facts, ...needs }).other).toEqual({
    'frame-src': 'https://a.test https://b.test',
    'connect-src': 'https://c.test',
  })
  expect(pageMetadata(facts).other).toEqual({})
})

test('a long title omits the product’s name rather than being cut off', () => {
  const title = 'Creative Land Deal Structuring: Options, JVs & Seller Finance'
  expect(pageMetadata({ ...facts, title }).title).toBe(title)
})

test('the home page’s title omits the product’s name', () => {
  expect(pageMetadata({ ...facts, path: '/' }).title).toBe('Land Investing Blog')
})

test('hidden screens are excluded from search engines', () => {
  expect(pageMetadata({ ...facts, hidden: true }).robots).toEqual({ index: false, follow: false })
})

test('an article says when it was published and by whom', () => {
  const { openGraph, title, description } = articleMetadata(
    anArticle({ slug: 'tax-strategies', title: 'Tax Strategies', excerpt: 'One question.' }),
  )
  expect(title).toBe(`Tax Strategies | ${product.name}`)
  expect(description).toBe('One question.')
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2025-08-28',
    authors: [product.team],
    url: '/blog/tax-strategies',
    images: [{ url: '/og/tax-strategies.png' }],
  })
})

test('all URLs are relative to the configured site', () => {
  expect(String(pageMetadata(facts).metadataBase)).toBe(`${originOf('site')}/`)
})
