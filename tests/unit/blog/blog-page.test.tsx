/** @jest-environment jsdom */
import '../../fixtures/local-profile'
import { render, screen, within } from '@testing-library/react'
import ArticlePage, { generateMetadata, generateStaticParams } from '@/app/blog/[slug]/page'
import BlogPage, { metadata } from '@/app/blog/page'
import { topics } from '@/lib/article-schema'
import { listArticles } from '@/lib/articles'
import { filterParameters } from '@/lib/blog/blog-filter'
import { listReadingPaths } from '@/lib/blog/reading-paths'
import { extractScripts } from '@/lib/build/export/page-scripts.mjs'
import { pageIds } from '@/lib/content-check/tree/heading-check'
import { privacyNoticeId } from '@/lib/privacy-notice'
import { pricesIn } from '../../fixtures/prices-in'

const articles = listArticles()

beforeAll(() => {
  const logError = console.error
  // Every browser knows <search>; jsdom does not yet.
  jest.spyOn(console, 'error').mockImplementation((message, ...rest) => {
    if (!String(message).includes('is unrecognized in this browser')) logError(message, ...rest)
  })
})

test('the index has its heading, the featured article and a grid of the others', async () => {
  render(await BlogPage())
  expect(screen.getByRole('heading', { level: 1, name: 'Land Investing Blog' })).toBeVisible()
  const featured = within(screen.getByRole('region', { name: 'Featured Article' }))
  expect(featured.getByRole('link', { name: /^Read Article/ })).toHaveAttribute('href', articles[0]?.path)
  const all = within(screen.getByRole('region', { name: 'All Articles' }))
  expect(all.getAllByRole('link', { name: /^Read More/ }).map((link) => link.getAttribute('href'))).toEqual(
    articles.slice(1).map(({ path }) => path),
  )
  expect(all.getAllByRole('article')).toHaveLength(articles.length - 1)
})

test('the featured article comes first, then the reading paths, all articles and the calls to buy', async () => {
  render(await BlogPage())
  const parts = within(screen.getByRole('main')).getAllByRole('region')
  expect(parts.map((part) => within(part).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Featured Article',
    'Three ways through',
    'All Articles',
  ])
  const closing = screen.getByRole('heading', { level: 2, name: /^Learn the deals\./ })
  expect(parts.at(-1)?.compareDocumentPosition(closing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('each entry has its date, read time, title, excerpt and link in this order', async () => {
  render(await BlogPage())
  for (const { title, excerpt, readTime } of articles.slice(0, 2)) {
    const heading = screen.getByRole('heading', { level: 3, name: title })
    const link = title === articles[0]?.title ? 'Read Article' : 'Read More'
    expect(heading.parentElement).toHaveTextContent(
      `August 28, 2025${readTime} read${title}${excerpt}${link}: ${title}`,
    )
  }
})

test('the topics of all articles, the featured one included, can be selected, in their order', async () => {
  render(await BlogPage())
  const chips = within(screen.getByRole('group', { name: 'Topic' })).getAllByRole('button')
  const used = Object.entries(topics).filter(([topic]) => articles.some((article) => article.topic === topic))
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All topics',
    ...used.map(([, label]) => label),
  ])
  expect(articles[0]?.topic).toBe('start')
  expect(screen.getByRole('button', { name: 'Start here' })).toBeVisible()
})

test('the index offers three reading paths with their minutes', async () => {
  render(await BlogPage())
  const paths = within(screen.getByRole('region', { name: 'Three ways through' }))
  expect(paths.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  for (const { stops, minutes } of listReadingPaths(articles))
    expect(paths.getAllByText(`${stops.length} articles · ${minutes} min`)[0]).toBeVisible()
})

test('the header marks the blog as the current page', async () => {
  render(await BlogPage())
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Blog'])
})

test('the index shows no price of the landing page', async () => {
  render(await BlogPage())
  expect(pricesIn(document.body.textContent ?? '')).toEqual([])
})

test('a URL with a search or a topic hydrates the page at once', async () => {
  render(await BlogPage())
  const { atOnce } = extractScripts(`<head></head>${document.body.innerHTML}`)
  const matching = [...filterParameters, 'other'].filter((name) => `?${name}=a`.match(atOnce ?? 'nothing'))
  expect(matching).toEqual([...filterParameters])
})

test('there is a page for each article and no other', () => {
  expect(generateStaticParams()).toEqual(articles.map(({ slug }) => ({ slug })))
})

test('the ids outside an article’s text are those that the content check reserves', async () => {
  render(await ArticlePage({ params: Promise.resolve({ slug: 'legal-considerations' }) }))
  const around = Array.from(document.querySelectorAll('[id]')).filter((element) => !element.closest('.prose'))
  // The layout adds the privacy notice to every page.
  expect(new Set([...around.map(({ id }) => id), privacyNoticeId])).toEqual(new Set(pageIds))
})

test('the index and the articles have their metadata for search engines', async () => {
  expect(metadata.alternates).toMatchObject({
    canonical: '/blog',
    types: { 'application/rss+xml': '/feed.xml' },
  })
  const facts = await generateMetadata({ params: Promise.resolve({ slug: 'tax-strategies' }) })
  expect(facts.openGraph).toMatchObject({ type: 'article', publishedTime: '2025-08-28' })
})

test('a slug without an article is not found', async () => {
  const params = Promise.resolve({ slug: 'none-such' })
  await expect(ArticlePage({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  expect(await generateMetadata({ params })).toEqual({})
})
