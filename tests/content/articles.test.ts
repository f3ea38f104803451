import { listArticles } from '@/lib/articles'
import { readHeadings } from '@/lib/articles/headings'
import { countWords, statedMinutes, tolerance, wordsPerMinute } from '@/lib/reading-time'

/**
 * Slug, title and read time from the specification's table, in the order of its list of slugs, and the disclaimers that
 * an article needs besides that of worked examples.
 */
const specified = [
  ['beginners-guide-land-investing', /beginner/i, '15 min', ['legal']],
  ['profitable-county-market-selection', 'How to Pick a Profitable County for Land Investing', '8 min', []],
  ['analyze-land-value-without-mls', 'How to Analyze Land Value Without MLS Access', '8 min', []],
  ['exit-strategies-land-deals', 'The 5 Exit Strategies for Land Deals', '12 min', ['legal', 'tax']],
  ['seller-financing-guide', 'Seller Financing 101', '10 min', ['legal', 'tax', 'seller-finance']],
  ['due-diligence-checklist', 'The Complete Land Due Diligence Checklist', '12 min', ['legal']],
  ['off-market-strategies', /off-market/i, '10 min', ['legal']],
  [
    'rezoning-entitlements-guide',
    'Rezoning & Entitlements: How to Force Equity in Land Deals',
    '10 min',
    ['legal'],
  ],
  [
    'creative-deal-structuring',
    'Creative Land Deal Structuring: Options, JVs & Seller Finance',
    '12 min',
    ['legal', 'capital', 'seller-finance'],
  ],
  ['commercial-land-opportunities', /commercial land/i, '14 min', ['legal']],
  ['land-development-basics', /land development/i, '15 min', ['legal', 'tax']],
  ['advanced-market-analysis', /advanced market analysis/i, '12 min', []],
  ['legal-considerations', /legal considerations/i, '13 min', ['legal']],
  ['tax-strategies', /tax strategies/i, '11 min', ['tax']],
  ['building-dream-team', 'Building Your Dream Team and Business Systems', '10 min', ['legal', 'tax']],
  ['land-auctions-land-banks', /land auctions and land banks/i, '9 min', ['legal']],
  ['raising-capital-land-deals', /raising capital/i, '12 min', ['legal', 'tax', 'capital']],
] as const

// Articles that editors add come after these and have to pass the content check alone.
const articles = listArticles().slice(0, specified.length)

test('the list holds the specification’s 17 articles in its order, with ids from 1', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(specified.map(([slug]) => slug))
  expect(articles.map(({ id }) => id)).toEqual(specified.map((_, index) => index + 1))
})

test('the guide, and only the guide, is featured', () => {
  expect(articles.map(({ featured }) => featured)).toEqual([true, ...Array(16).fill(undefined)])
})

test('all articles are dated August 28, 2025', () => {
  expect(new Set(articles.map(({ date }) => date))).toEqual(new Set(['2025-08-28']))
})

test.each(specified)('%s has the specified title and read time', (slug, title, readTime) => {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (typeof title === 'string') expect(article?.title).toBe(title)
  else expect(article?.title).toMatch(title)
  expect(article?.readTime).toBe(readTime)
})

test.each(articles.map(({ slug, readTime, body }) => [slug, readTime, body]))(
  'the length of %s matches its read time of %s',
  (_, readTime, body) => {
    const minutes = statedMinutes(readTime)
    expect(Math.abs(countWords(body) / wordsPerMinute - minutes)).toBeLessThanOrEqual(minutes * tolerance)
  },
)

test.each(specified)('%s has the disclaimers that it needs', (slug, _title, _readTime, needed) => {
  const article = articles.find((candidate) => candidate.slug === slug)
  expect(article?.disclaimers).toEqual(expect.arrayContaining(['examples', ...needed]))
})

test('no two articles share a title, subtitle or excerpt', () => {
  for (const field of ['title', 'subtitle', 'excerpt'] as const)
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length)
})

test('the guide has four chapters, the exit plays and a 7-day plan', () => {
  const headings = readHeadings(articles[0]?.body ?? '').map(({ text }) => text)
  expect(headings.filter((text) => /^Chapter \d/.test(text))).toHaveLength(4)
  expect(headings).toContain('The four exit plays')
  expect(headings.join('\n')).toMatch(/7-day/i)
})
