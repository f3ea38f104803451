import { listArticles } from '@/lib/articles'
import { createSearch, openSearch } from '@/lib/search'
import { buildSearchIndex } from '@/lib/search-index'

const index = buildSearchIndex(listArticles())
const search = createSearch(index)

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
  ['seller financing guide', 'seller-financing-guide'],
])('"%s" finds %s first', (words, slug) => {
  expect(search(words)[0]).toBe(slug)
})

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

test('a word of three letters is not taken for another one', () => {
  expect(search('tax').length).toBeGreaterThan(0)
  expect(search('tox')).toEqual([])
})

test('a word of the title counts more than a heading', () => {
  const entry = { excerpt: '', headings: [], terms: [] }
  const found = createSearch([
    { ...entry, slug: 'a', title: 'Before you buy', headings: ['Water'] },
    { ...entry, slug: 'b', title: 'Rights to water on vacant land in eleven western states' },
  ])
  expect(found('water')).toEqual(['b', 'a'])
})

test('where no article has all the words, those with some are found', () => {
  expect(search('rezoning xyzzy')).toContain('rezoning-entitlements-guide')
})

test('every word counts, so more words find less', () => {
  expect(search('land tax').length).toBeLessThan(search('land').length)
})

test.each(['xyzzy', '   ', '???', '', '\u0000', '<img>', '__proto__'])(
  '"%s" finds nothing and breaks nothing',
  (words) => {
    expect(search(words)).toEqual([])
  },
)

test('the index holds what is searched and no more, for every article', () => {
  expect(index.map(({ slug }) => slug)).toEqual(listArticles().map(({ slug }) => slug))
  for (const entry of index) {
    expect(Object.keys(entry)).toEqual(['slug', 'title', 'excerpt', 'headings', 'terms'])
    expect(entry.headings.length).toBeGreaterThan(4)
  }
})

test('the index is read once, by the default data query, and again after a failure', async () => {
  const read = jest.spyOn(globalThis, 'fetch')
  read.mockResolvedValueOnce(new Response('no', { status: 503 }))
  await expect(openSearch()).rejects.toThrow('503: no')
  read.mockResolvedValueOnce(Response.json(index))
  const found = await openSearch()
  expect(found('rezoning')).toContain('rezoning-entitlements-guide')
  await openSearch()
  expect(read.mock.calls.map(([address]) => address)).toEqual(['/search-index.json', '/search-index.json'])
})

test('a term that the glossary does not have takes nothing from the index but itself', () => {
  const [article] = listArticles()
  const body = '<Term>moon dust</Term> and <Term id="constructor">x</Term> on an <Term>acre</Term>'
  expect(buildSearchIndex(article ? [{ ...article, body }] : [])[0]?.terms).toEqual(['Acre'])
})
