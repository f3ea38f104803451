import { listArticles } from '@/lib/articles'
import { plainText } from '@/lib/plain-text'
import { createSearch, openSearch, type Search } from '@/lib/search'
import { packEntries } from '@/lib/search-file'
import { buildSearchIndex } from '@/lib/search-index'

// Those of the beginning: what an editor adds changes what is found, and in which order.
const articles = listArticles().filter(({ id }) => id <= 17)
const index = buildSearchIndex(articles)
let matches: Search
beforeAll(async () => {
  matches = await createSearch(index)
})
const search = (words: string) => matches(words).slugs

test.each([
  ['rezoning', 'rezoning-entitlements-guide'],
  ['Rezonning', 'rezoning-entitlements-guide'],
  ['seler financing', 'seller-financing-guide'],
  ['dilligence', 'due-diligence-checklist'],
  ['beginer', 'beginners-guide-land-investing'],
  ['profitible conty', 'profitable-county-market-selection'],
  ['auct', 'land-auctions-land-banks'],
  ['1031', 'tax-strategies'],
  ['without mls', 'analyze-land-value-without-mls'],
  ['taxes', 'tax-strategies'],
  ['flipping', 'exit-strategies-land-deals'],
  ['flood zone', 'due-diligence-checklist'],
  ['septic', 'land-development-basics'],
  ['soil', 'profitable-county-market-selection'],
  ['raising money', 'raising-capital-land-deals'],
  ['tax lien', 'land-auctions-land-banks'],
  ['quiet title', 'land-auctions-land-banks'],
  ['direct mail', 'off-market-strategies'],
  ['partners', 'raising-capital-land-deals'],
  ['dealer', 'tax-strategies'],
  ['like-kind exchange', 'tax-strategies'],
  ['note servicing', 'seller-financing-guide'],
  ['seller financing guide', 'seller-financing-guide'],
])('"%s" finds %s first', (words, slug) => {
  expect(search(words)[0]).toBe(slug)
})

test.each([
  // Words of the text, which no title, excerpt or heading may have.
  ['flood', 'due-diligence-checklist', 'beginners-guide-land-investing', 'land-development-basics'],
  ['soil test', 'profitable-county-market-selection', 'land-development-basics', 'due-diligence-checklist'],
  ['septic', 'land-development-basics', 'due-diligence-checklist'],
  ['well and septic', 'land-development-basics', 'due-diligence-checklist'],
  ['power', 'land-development-basics', 'due-diligence-checklist'],
  ['mineral rights', 'due-diligence-checklist', 'legal-considerations'],
  ['mortgage', 'seller-financing-guide', 'creative-deal-structuring'],
  ['LLC', 'tax-strategies', 'raising-capital-land-deals'],
  ['escrow', 'legal-considerations', 'raising-capital-land-deals'],
  ['driveway', 'due-diligence-checklist', 'land-development-basics'],
  ['probate', 'off-market-strategies'],
  ['self-directed IRA', 'tax-strategies', 'raising-capital-land-deals'],
  ['depreciation', 'tax-strategies'],
  ['calculator', 'seller-financing-guide', 'tax-strategies', 'beginners-guide-land-investing'],
  ['scorecard', 'profitable-county-market-selection'],
  ['rv', 'commercial-land-opportunities'],
  // Forms, sections and rules by their figures.
  ['form 6252', 'tax-strategies'],
  ['section 453', 'tax-strategies'],
  ['1031', 'tax-strategies', 'raising-capital-land-deals'],
  ['506(c)', 'raising-capital-land-deals', 'legal-considerations'],
  ['hoa', 'due-diligence-checklist'],
  ['wetlands', 'due-diligence-checklist', 'rezoning-entitlements-guide'],
  ['postcards', 'off-market-strategies'],
  ['attorney', 'due-diligence-checklist', 'rezoning-entitlements-guide'],
  // Questions as people ask them.
  ['what is a perc test', 'land-development-basics', 'due-diligence-checklist'],
  ['how to flip land', 'exit-strategies-land-deals', 'beginners-guide-land-investing'],
  ['conditional use permit', 'rezoning-entitlements-guide'],
  ['balloon payment', 'seller-financing-guide', 'creative-deal-structuring'],
  ['capital gains tax', 'tax-strategies'],
  // Synonyms, and two words written as one.
  ['electricity', 'land-development-basics', 'due-diligence-checklist'],
  ['skiptrace', 'off-market-strategies', 'building-dream-team'],
  ['perctest', 'land-development-basics', 'due-diligence-checklist'],
  ['landbanks', 'land-auctions-land-banks'],
  ['sdira', 'tax-strategies', 'raising-capital-land-deals'],
  // Half typed, with slips.
  ['flippi', 'tax-strategies'],
  ['mortage', 'seller-financing-guide'],
  ['depriciation', 'tax-strategies'],
])('"%s" finds among others %s', (words, ...slugs) => {
  expect(search(words)).toEqual(expect.arrayContaining(slugs))
})

test.each([
  ['lots', 'lot'],
  ['taxes', 'tax'],
  ['taxed', 'tax'],
  ['flipping', 'flip'],
  ['zoned', 'zone'],
  ['counties', 'county'],
  ['subdividing', 'subdivide'],
  ['Wholesaling', 'wholesale'],
  ["seller's", 'sellers'],
  ['ROI', 'return'],
  ['taxliens', 'tax lien'],
])('"%s" finds the same as "%s"', (words, others) => {
  expect(search(words).length).toBeGreaterThan(0)
  expect(search(words)).toEqual(search(others))
})

test.each(['lot', 'flood', 'soil', 'power', 'mineral', 'mortgage', 'escrow', 'driveway', 'septic'])(
  '"%s" finds every article whose text has the word',
  (word) => {
    const having = articles.filter(({ body }) => new RegExp(`\\b${word}s?\\b`, 'i').test(plainText(body)))
    expect(having.length).toBeGreaterThan(0)
    expect(search(word)).toEqual(expect.arrayContaining(having.map(({ slug }) => slug)))
  },
)

test.each(['how', 'how to', 'the', 'a'])(
  'while a question has only "%s", which nothing is about, something is found',
  (words) => {
    expect(search(words).length).toBeGreaterThan(0)
  },
)

test('headings are searched too', () => {
  const { slug } = index.find(({ headings }) => headings.includes('When the buyer stops paying')) ?? {}
  expect(slug).toBe('seller-financing-guide')
  expect(search('stops paying')).toContain(slug)
})

test.each(['quiet title', 'easement', 'wholesaling'])(
  'the term "%s" finds the articles that explain it',
  (words) => {
    const explaining = index.filter(({ terms }) => terms.some((term) => term.toLowerCase() === words))
    expect(explaining.length).toBeGreaterThan(0)
    expect(search(words)).toEqual(expect.arrayContaining(explaining.map(({ slug }) => slug)))
  },
)

test('a word that an article has is looked for, not its synonym', async () => {
  const entry = { excerpt: '', headings: [], terms: [], often: '', seldom: '' }
  const found = await createSearch([
    { ...entry, slug: 'a', title: 'Electricity' },
    { ...entry, slug: 'b', title: 'Power' },
  ])
  expect(found('electricity').slugs).toEqual(['a'])
})

test('a digit finds no longer figure that it begins, and two digits do', () => {
  expect(search('9.9%')).toEqual([])
  expect(search('103')).not.toEqual([])
})

test('a word of three letters is not taken for another one', () => {
  expect(search('tax').length).toBeGreaterThan(0)
  expect(search('tox')).toEqual([])
})

test('a word of the title counts more than a heading', async () => {
  const entry = { excerpt: '', headings: [], terms: [], often: '', seldom: '' }
  const found = await createSearch([
    { ...entry, slug: 'a', title: 'Before you buy', headings: ['Water'] },
    { ...entry, slug: 'b', title: 'Rights to water on vacant land in eleven western states' },
  ])
  expect(found('water').slugs).toEqual(['b', 'a'])
})

test('a word of a heading counts more than a word of the text, and one often used more than one used once', async () => {
  const entry = { title: '', excerpt: '', headings: [], terms: [], often: '', seldom: '' }
  const found = await createSearch([
    { ...entry, slug: 'a', seldom: 'water' },
    { ...entry, slug: 'b', often: 'water' },
    { ...entry, slug: 'c', headings: ['Who has water on land that lies between two others'] },
  ])
  expect(found('water').slugs).toEqual(['c', 'b', 'a'])
})

test('where no article has all the words, those with some are found, and it says so', () => {
  const { slugs, hasAllWords } = matches('rezoning xyzzy')
  expect(slugs).toContain('rezoning-entitlements-guide')
  expect(hasAllWords).toBe(false)
  expect(matches('rezoning hearing').hasAllWords).toBe(true)
})

test('every word counts, so more words find less', () => {
  expect(search('land septic').length).toBeLessThan(search('land').length)
})

test.each([
  'xyzzy',
  'qwerty',
  'asdfgh',
  'foobar',
  'lorem ipsum',
  'football',
  'bitcoin',
  'blockchain',
  'kubernetes',
  'pizza',
  '   ',
  '???',
  '',
  '\u0000',
  '<img>',
  'hasOwnProperty',
])('"%s" finds nothing and breaks nothing', (words) => {
  expect(search(words)).toEqual([])
})

test('a name that scripts have of their own is a word like others', () => {
  expect(search('__proto__')).toEqual(search('proto'))
})

test('the index holds what is searched and no more, for every article', () => {
  expect(index.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug))
  for (const entry of index) {
    expect(Object.keys(entry)).toEqual(['slug', 'title', 'excerpt', 'headings', 'terms', 'often', 'seldom'])
  }
  expect(index.find(({ slug }) => slug === 'seller-financing-guide')?.headings.length).toBeGreaterThan(4)
})

test('the index is read once, by the default data query, and again after a failure', async () => {
  const read = jest.spyOn(globalThis, 'fetch')
  read.mockResolvedValueOnce(new Response('no', { status: 503 }))
  await expect(openSearch()).rejects.toThrow('503: no')
  read.mockResolvedValueOnce(Response.json(packEntries(index)))
  const found = await openSearch()
  expect(found('rezoning').slugs).toContain('rezoning-entitlements-guide')
  await openSearch()
  expect(read.mock.calls.map(([address]) => address)).toEqual(['/search-index.json', '/search-index.json'])
})

test('a term that the glossary does not have takes nothing from the index but itself', () => {
  const [article] = listArticles()
  const body = `<Term>moon dust</Term> and <Term id="constructor">x</Term> on an <Term>acre</Term>, <Term id='easement'>y</Term>`
  expect(buildSearchIndex(article ? [{ ...article, body }] : [])[0]?.terms).toEqual(['Acre', 'Easement'])
})

test('words of the text are kept once each, in their longest form, apart from those that say nothing', () => {
  const [article] = listArticles()
  const body =
    'One zone, two zones.\n\nIt is zoned by the RV [park](/blog/elsewhere), at $5,000. Zoning!\n\n## Perc tests\n\nOne test.'
  const [entry] = buildSearchIndex(article ? [{ ...article, title: 'Parks', body }] : [])
  expect(entry).toMatchObject({ often: 'zoning', seldom: 'rv' })
})

test('of figures those are kept that name a form, a section or a rule', () => {
  const [article] = listArticles()
  const body =
    'Lots of 5869 feet for $1237 near route 264. File Form 8288; 8288 is due in 2026. See § 453 and Rule 506(b).'
  const [entry] = buildSearchIndex(article ? [{ ...article, title: 'Parks', body }] : [])
  expect(entry?.seldom.match(/\d+/g)).toEqual(['453', '506', '8288'])
})

test('a word that every one of many articles has but once is kept', () => {
  const [article] = listArticles()
  const many = Array.from({ length: 80 }, (_, at) => ({ slug: `a-${at}`, body: 'Gravel.' }))
  const entries = buildSearchIndex(article ? many.map((own) => ({ ...article, ...own })) : [])
  expect(entries.map(({ seldom }) => seldom)).toEqual(Array(80).fill('gravel'))
})
