/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ArticleBar } from '@/components/blog/article-bar'
import { ArticleDisclaimers } from '@/components/blog/article-disclaimers'
import { ArticleHeader } from '@/components/blog/article-header'
import { PreviousNext } from '@/components/blog/previous-next'
import { ReadingPaths } from '@/components/blog/reading-paths'
import { RelatedArticles } from '@/components/blog/related-articles'
import { plateLegends } from '@/content/plate-legends'
import { listArticles } from '@/lib/articles'
import { relatedArticles } from '@/lib/blog/related-articles'
import { exchangeDays } from '@/lib/calculators/exchange'
import { disclaimers, everyArticleDisclaimer } from '@/lib/disclaimers'
import { plottedSlugs } from '@/lib/drawing/article-plots'
import { product } from '@/lib/site'

const articles = listArticles()
const [guide, county, value] = articles as [(typeof articles)[0], (typeof articles)[0], (typeof articles)[0]]

test('the bar links back to the blog', () => {
  render(<ArticleBar title={guide.title} />)
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
})

test('the title in the bar is hidden from assistive technology, since the heading repeats it', () => {
  render(<ArticleBar title={guide.title} />)
  expect(screen.getByText(guide.title)).toHaveAttribute('aria-hidden', 'true')
})

test('the header has the meta row of date, author and read time, then the title, the subtitle and the disclaimer of every article, and beside them its place in the list and its drawing', () => {
  render(<ArticleHeader article={county} sheet={2} sheets={17} />)
  expect(screen.getByText('Sheet 2 of 17')).toBeVisible()
  expect(screen.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining(county.slug))
  const title = screen.getByRole('heading', { level: 1, name: county.title })
  expect(title.parentElement).toHaveTextContent(
    `8 min read${county.title}${county.subtitle}${everyArticleDisclaimer}`,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'August 28, 2025',
    product.team,
    '8 min read',
  ])
  expect(screen.getByText('August 28, 2025')).toHaveAttribute('datetime', '2025-08-28')
})

test('a drawing whose signs need a key has its legend below it, where each belongs to an article with a drawing of its own', () => {
  const note = articles.find(({ slug }) => slug === 'seller-financing-guide') as typeof guide
  const { container } = render(<ArticleHeader article={note} sheet={5} sheets={17} />)
  expect(container.querySelector('.article-plate')).toHaveTextContent(
    'A lot for each $300 payment: green is principal, hatching interest. Dashed lots are still owed after payment 48.',
  )
  const { identify, close } = exchangeDays
  expect(plateLegends.get('tax-strategies')).toContain(
    `${identify} days to name the new land, ${close} to own it`,
  )
  const slugs = articles.map(({ slug }) => slug).filter((slug) => plottedSlugs.includes(slug))
  expect(slugs).toEqual(expect.arrayContaining([...plateLegends.keys()]))
})

test('the previous and next links are named after their articles', () => {
  render(<PreviousNext previous={guide} next={value} />)
  expect(screen.getByRole('link', { name: `Previous ${guide.title}` })).toHaveAttribute('href', guide.path)
  expect(screen.getByRole('link', { name: `Next ${value.title}` })).toHaveAttribute('rel', 'next')
})

test('at either end of the list there is only one link', () => {
  render(<PreviousNext previous={undefined} next={county} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('the wire after a stop is as long as the read time of its article, clamped to 5 to 25 minutes', () => {
  const stops = [3, 5, 22, 25, 40].map((minutes) => ({
    label: `${minutes}`,
    path: `/blog/${minutes}`,
    minutes,
  }))
  render(<ReadingPaths paths={[{ title: 'First', reader: 'You.', minutes: 95, stops }]} />)
  expect(screen.getAllByRole('listitem').map(({ className }) => className)).toEqual([
    'minutes-5',
    'minutes-5',
    'minutes-22',
    'minutes-25',
    'minutes-25',
  ])
})

test('three related articles are shown with their excerpts, each with a link named after it', () => {
  const related = relatedArticles(articles, county)
  render(<RelatedArticles articles={related} />)
  const region = within(screen.getByRole('region', { name: 'Related articles' }))
  expect(region.getAllByRole('article')).toHaveLength(3)
  expect(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    related.map(({ title, path }) => [`Read More: ${title}`, path]),
  )
  for (const { excerpt } of related) expect(region.getByText(excerpt)).toBeVisible()
})

test('an article shows the disclaimer of every article and those it requests, and no others', () => {
  render(<ArticleDisclaimers kinds={['tax', 'examples']} date="2025-08-28" />)
  const region = within(screen.getByRole('region', { name: 'Disclaimer' }))
  for (const words of [everyArticleDisclaimer, disclaimers.tax, disclaimers.examples])
    expect(region.getByText(words)).toBeVisible()
  expect(region.queryByText(disclaimers.legal)).toBeNull()
})
