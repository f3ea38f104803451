import MiniSearch from 'minisearch'
import { type Article, listArticles } from '@/lib/articles'
import { plainText } from '@/lib/articles/plain-text'
import { formatWholeDollars } from '@/lib/money'
import { founderPrice, landingOffers } from '@/lib/offers'
import { createSearch, openSearch, type Search } from '@/lib/search/search'
import { packEntries } from '@/lib/search/search-file'
import { buildSearchIndex } from '@/lib/search/search-index'
import { isSearchable, wordsOf } from '@/lib/search/search-words'
import { product } from '@/lib/site'

// The original articles only: those added later would change the results and their order.
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
  ['seler-financing', 'seller-financing-guide'],
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
  // Several articles explain the term or name it in a heading; these say the most about it.
  ['soil', 'land-development-basics'],
  ['survey', 'land-development-basics'],
  ['easement', 'due-diligence-checklist'],
  ['cap rate', 'commercial-land-opportunities'],
  ['raising money', 'raising-capital-land-deals'],
  ['tax lien', 'land-auctions-land-banks'],
  ['quiet title', 'land-auctions-land-banks'],
  ['direct mail', 'off-market-strategies'],
  ['partners', 'raising-capital-land-deals'],
  ['dealer', 'tax-strategies'],
  ['dealer status', 'tax-strategies'],
  ['like-kind exchange', 'tax-strategies'],
  ['note servicing', 'seller-financing-guide'],
  ['seller financing guide', 'seller-financing-guide'],
])('"%s" finds %s first', (words, slug) => {
  expect(search(words)[0]).toBe(slug)
})

test.each([
  // Words of the text that may not occur in any title, excerpt or heading.
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
  // Forms, sections and rules.
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
  // Partly typed or misspelled.
  ['flippi', 'tax-strategies'],
  ['mortage', 'seller-financing-guide'],
  ['depriciation', 'tax-strategies'],
])('"%s" finds %s, among others', (words, ...slugs) => {
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
])('the form "%s" finds the same as "%s"', (words, others) => {
  expect(search(words).length).toBeGreaterThan(0)
  expect(search(words)).toEqual(search(others))
})

test.each(['lot', 'flood', 'soil', 'power', 'mineral', 'mortgage', 'escrow', 'driveway', 'septic'])(
  '"%s" finds every article whose text has the word',
  (word) => {
    const expected = articles.filter(({ body }) => new RegExp(`\\b${word}s?\\b`, 'i').test(plainText(body)))
    expect(expected.length).toBeGreaterThan(0)
    expect(search(word)).toEqual(expect.arrayContaining(expected.map(({ slug }) => slug)))
  },
)

const bare = { title: '', excerpt: '', headings: [], terms: [], often: '', seldom: '' }

test.each([
  ['e-mail', 'email'],
  ['E-mails', 'emails'],
  ['re-zoning', 'rezoning'],
  ['off-market', 'offmarket'],
  ['W-9', 'w9'],
  ['co-op', 'coop'],
])('the hyphenated "%s" finds the same as "%s"', (hyphenated, joined) => {
  expect(search(joined)).not.toEqual([])
  expect(search(hyphenated)).toEqual(search(joined))
})

test.each(['out-of-state', 'off-market', 'by-right', 'follow-up', '1099-S'])(
  '"%s" finds the articles that spell it that way, and no others',
  (words) => {
    const expected = articles.filter((article) =>
      new RegExp(`\\b${words}s?\\b`, 'i').test(
        `${article.title} ${article.excerpt} ${plainText(article.body)}`,
      ),
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(search(words).sort()).toEqual(expected.map(({ slug }) => slug).sort())
  },
)

test('a hyphenated word finds texts that spell it as one word or as two', async () => {
  const found = await createSearch([
    { ...bare, slug: 'a', often: 'due diligence' },
    { ...bare, slug: 'b', often: 'duediligence' },
    { ...bare, slug: 'c', often: 'due' },
  ])
  // Also partly typed, and in another form.
  for (const words of ['due-diligence', 'due-dili', 'due-diligences'])
    expect(found(words).slugs.sort()).toEqual(['a', 'b'])
})

test('parts of one or two letters, in a hyphenated word or before another word, do not match as prefixes', async () => {
  const found = await createSearch([
    { ...bare, slug: 'a', often: 'county options booklet easement' },
    { ...bare, slug: 'b', often: 'rv park' },
  ])
  expect(found('co-op')).toEqual({ slugs: [], hasAllWords: false })
  expect(found('e-book')).toEqual({ slugs: [], hasAllWords: false })
  expect(found('e-how').slugs).toEqual([])
  expect(found('e book')).toEqual({ slugs: ['a'], hasAllWords: false })
  for (const words of ['rv-park', 'RV-park'])
    expect(found(words)).toEqual({ slugs: ['b'], hasAllWords: true })
})

test('a stop word that no article has does not keep the other parts of a hyphenated word from matching', async () => {
  const found = await createSearch([{ ...bare, slug: 'a', often: 'right way' }])
  expect(found('right-of-way').slugs).toEqual(['a'])
})

test('a hyphenated word is found while it is being typed', async () => {
  const found = await createSearch([
    { ...bare, slug: 'a', often: 'coowner' },
    { ...bare, slug: 'b', often: 'self directed' },
  ])
  expect(found('co-own').slugs).toEqual(['a'])
  expect(found('self-di').slugs).toEqual(['b'])
})

test.each(['how', 'how to', 'the', 'a'])(
  'a question that so far is only "%s" still finds something',
  (words) => {
    expect(search(words).length).toBeGreaterThan(0)
  },
)

test('subtitles are searched too', () => {
  const [article] = articles
  const found = buildSearchIndex([{ ...article, subtitle: 'Ploughshares' } as Article])
  expect(found[0]?.seldom.split(' ')).toContain('ploughshares')
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

test.each([
  ['broadband', 'internet'],
  ['electricity', 'power'],
  ['JV', 'joint venture'],
  ['landbanks', 'land bank'],
  ['OTC', 'over the counter'],
  ['PDF', 'toolbox'],
  ['perctest', 'perc test'],
  ['ppa', 'price per acre'],
  ['rawland', 'raw land'],
  ['realestate', 'real estate'],
  ['robocalls', 'tcpa'],
  ['ROI', 'return'],
  ['sdira', 'self directed ira'],
  ['skiptrace', 'skip tracing'],
  ['sms', 'text'],
  ['taxdeed', 'tax deed'],
  ['taxliens', 'tax lien'],
  ['VA', 'assistant'],
])('"%s" finds an article that says "%s" instead, and no other', async (word, name) => {
  const found = await createSearch([
    { ...bare, slug: 'a', often: name },
    { ...bare, slug: 'b', often: 'creek' },
  ])
  expect(found(word)).toEqual({ slugs: ['a'], hasAllWords: true })
})

test.each([
  'taxes',
  'flipped lots',
  'how are sellers taxed',
  'electricity',
  'rezonning',
  'off-market',
  'auct',
])('"%s" finds the same in capitals', (words) => {
  expect(search(words)).not.toEqual([])
  expect(search(words.toUpperCase())).toEqual(search(words))
})

test('a word that an article has is not replaced by its synonym', async () => {
  const entry = { excerpt: '', headings: [], terms: [], often: '', seldom: '' }
  const found = await createSearch([
    { ...entry, slug: 'a', title: 'Electricity' },
    { ...entry, slug: 'b', title: 'Power' },
  ])
  for (const words of ['electricity', 'Electricity']) expect(found(words).slugs).toEqual(['a'])
})

test.each(['CC&Rs', 'cc&r', 'CCRs'])('"%s" finds every article that says CC&Rs', (words) => {
  const having = articles.filter(({ body }) => body.includes('CC&Rs')).map(({ slug }) => slug)
  expect(having.length).toBeGreaterThan(1)
  expect(search(words).sort()).toEqual(having.sort())
})

test('every word as it stands in a text finds its article, whatever marks and endings it has', () => {
  const expected = new Map<string, string[]>()
  for (const { slug, title, subtitle, excerpt, body } of articles) {
    const text = [title, subtitle, excerpt, plainText(body)].join(' ')
    const words = new Set(text.match(/[\p{L}\p{N}](?:[^\s—]*[\p{L}\p{N}])?/gu))
    for (const word of words)
      if (wordsOf(word).some(isSearchable)) expected.set(word, [...(expected.get(word) ?? []), slug])
  }
  expect(expected.size).toBeGreaterThan(4000)
  for (const [word, slugs] of expected)
    expect({ word, found: search(word) }).toEqual({ word, found: expect.arrayContaining(slugs) })
})

test('every figure in a text finds its article', () => {
  const expected = new Map<string, string[]>()
  for (const { slug, body } of articles)
    for (const [figure] of plainText(body).matchAll(
      /(?<![\p{L}\p{N}.,])\$?\d[\d,]*(?:\.\d+)?%?(?![\p{L}\p{N}])/gu,
    ))
      expected.set(figure, [...(expected.get(figure) ?? []), slug])
  expect(expected.size).toBeGreaterThan(500)
  for (const [figure, slugs] of expected)
    expect({ figure, found: search(figure) }).toEqual({ figure, found: expect.arrayContaining(slugs) })
})

test.each([
  ['60%', '60 %', '60 percent', '60 PERCENT', '60.0%'],
  ['$1,200', '1200', '$1200.00'],
  ['$30,000', '30K', '30k'],
])('"%s" finds the same, however it is typed', (figure, ...others) => {
  expect(search(figure)).not.toEqual([])
  for (const other of others) expect(search(other)).toEqual(search(figure))
})

test('a percentage finds only percentages, and either end of a range', async () => {
  const found = await createSearch(
    buildSearchIndex(
      articles.slice(0, 3).map((article, at) => ({
        ...article,
        slug: `a-${at}`,
        title: 'Plats',
        body: ['Offer 60% for it.', 'Allow 60 days.', 'Cut 40–60%.'][at] ?? '',
      })),
    ),
  )
  expect(found('60%').slugs.sort()).toEqual(['a-0', 'a-2'])
  expect(found('40%').slugs).toEqual(['a-2'])
  expect(found('60').slugs.sort()).toEqual(['a-0', 'a-1', 'a-2'])
})

test.each(['30 days', 'day 30'])('"%s" finds the article that says what to do on that day', (words) => {
  expect(search(words)).toContain('off-market-strategies')
})

test('a figure matches as a prefix only when no article has it, and a single digit or a percentage never does', async () => {
  const entry = { title: '', excerpt: '', headings: [], terms: [], often: '' }
  const found = await createSearch([
    { ...entry, slug: 'a', seldom: '30' },
    { ...entry, slug: 'b', seldom: '300 1031' },
  ])
  expect(found('30').slugs).toEqual(['a'])
  for (const figure of ['10', '103']) expect(found(figure).slugs).toEqual(['b'])
  expect(found('1').slugs).toEqual([])
  expect(found('103%').slugs).toEqual([])
})

test('a figure that ends one heading and one that starts the next are kept apart', async () => {
  const entry = { slug: 'a', title: '', excerpt: '', terms: [], often: '', seldom: '' }
  const found = await createSearch([{ ...entry, headings: ['Rules since 2023', '5 steps'] }])
  expect(found('5').slugs).toEqual(['a'])
})

test('a figure is not matched fuzzily', async () => {
  const entry = { title: '', excerpt: '', headings: [], terms: [], often: '' }
  const found = await createSearch([{ ...entry, slug: 'a', seldom: '14500' }])
  expect(found('$14,500').slugs).toEqual(['a'])
  expect(found('$14,600').slugs).toEqual([])
})

test('the founder price finds the articles that print it, and the landing page’s lifetime price finds none', () => {
  const printing = articles.filter(({ body }) => /<(?:FounderPrice|GetLifetimeAccess)\b/.test(body))
  expect(search(founderPrice)).toEqual(printing.map(({ slug }) => slug))
  expect(search(formatWholeDollars(landingOffers.lifetime.price))).toEqual([])
})

test('the words of the guide’s call to action find the guide', () => {
  expect(search('get lifetime access')).toEqual(['beginners-guide-land-investing'])
})

test('the product’s name finds the articles that print it', () => {
  const printing = articles.filter(({ body }) => body.includes('<Product />'))
  expect(search(product.name).toSorted()).toEqual(printing.map(({ slug }) => slug).toSorted())
})

test('a word of three letters is not matched fuzzily', () => {
  expect(search('tax').length).toBeGreaterThan(0)
  expect(search('tox')).toEqual([])
})

test('one typo is tolerated in words of five or more letters, two in words of nine or more', async () => {
  const found = await createSearch([{ ...bare, slug: 'a', often: 'well crust rezoning easements' }])
  for (const words of ['crost', 'rezonang', 'eesemants']) expect(found(words).slugs).toEqual(['a'])
  for (const words of ['wall', 'crast rizonang', 'rizonang']) expect(found(words).hasAllWords).toBe(false)
})

test('a prefix of one word is not treated as a typo of another', async () => {
  const found = await createSearch([
    { ...bare, slug: 'a', often: 'trustee' },
    { ...bare, slug: 'b', often: 'crust' },
  ])
  expect(found('trust').slugs).toEqual(['a'])
})

test('a word before the last one matches as a prefix only when no article has it, and from three letters on', async () => {
  const found = await createSearch([
    { ...bare, slug: 'a', often: 'tax lien' },
    { ...bare, slug: 'b', often: 'taxidermy lien' },
    { ...bare, slug: 'c', often: 'flood zone' },
  ])
  expect(found('tax lien').slugs).toEqual(['a'])
  expect(found('taxi lien')).toEqual({ slugs: ['b'], hasAllWords: true })
  expect(found('flo zone')).toEqual({ slugs: ['c'], hasAllWords: true })
  expect(found('ta lien').hasAllWords).toBe(false)
})

/** The fields of an article, each holding just these words. */
const everyField = (words: string) => ({
  title: words,
  excerpt: words,
  headings: [words],
  often: words,
  seldom: words,
})

test.each([
  ['title', 'excerpt'],
  ['excerpt', 'headings'],
  ['headings', 'often'],
  ['often', 'seldom'],
] as const)('a match among other words in "%s" ranks above an exact match in "%s"', async (more, less) => {
  const found = await createSearch([
    { ...everyField('creek'), terms: [], slug: 'less', [less]: everyField('water')[less] },
    {
      ...everyField('creek'),
      terms: [],
      slug: 'more',
      [more]: everyField('water creek creek creek')[more],
    },
  ])
  expect(found('water').slugs).toEqual(['more', 'less'])
})

test('a match in the title ranks above one in a heading', async () => {
  const entry = { excerpt: '', headings: [], terms: [], often: '', seldom: '' }
  const found = await createSearch([
    { ...entry, slug: 'a', title: 'Before you buy', headings: ['Water'] },
    { ...entry, slug: 'b', title: 'Rights to water on vacant land in eleven western states' },
  ])
  expect(found('water').slugs).toEqual(['b', 'a'])
})

test('a match in a heading ranks above one in the text, and a frequent word above a rare one', async () => {
  const entry = { title: '', excerpt: '', headings: [], terms: [], often: '', seldom: '' }
  const found = await createSearch([
    { ...entry, slug: 'a', seldom: 'water' },
    { ...entry, slug: 'b', often: 'water' },
    { ...entry, slug: 'c', headings: ['Who has water on land that lies between two others'] },
  ])
  expect(found('water').slugs).toEqual(['c', 'b', 'a'])
})

test.each([
  ['cost basis', 'tax-strategies', 'land-development-basics'],
  ['camping', 'due-diligence-checklist', 'off-market-strategies'],
  ['ordinance', 'rezoning-entitlements-guide', 'tax-strategies'],
])('"%s" finds %s before %s, which has only a word that begins alike', (words, whole, begun) => {
  const found = search(words)
  expect(found).toContain(whole)
  expect([...found, begun].indexOf(begun)).toBeGreaterThan(found.indexOf(whole))
})

test('when no article has all the words, those with some are found, and flagged as such', () => {
  const { slugs, hasAllWords } = matches('rezoning xyzzy')
  expect(slugs).toContain('rezoning-entitlements-guide')
  expect(hasAllWords).toBe(false)
  expect(matches('rezoning hearing').hasAllWords).toBe(true)
})

test('all words must match, so more words find fewer articles', () => {
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

test.each([
  ['one letter', 'x'],
  ['letters of another script', '土'],
  ['letters and figures', 'ab1'],
])('10,000 characters pasted without a space, %s, do not freeze the page', (_what, part) => {
  const start = performance.now()
  expect(search(part.repeat(10_000 / part.length))).toEqual([])
  expect(performance.now() - start).toBeLessThan(1000)
})

test('words are searched for once, however often a pasted text repeats them', () => {
  const asked = jest.spyOn(MiniSearch.prototype, 'search')
  search('note deed note note interest')
  const found = asked.mock.calls.filter(([, options]) => options?.combineWith === 'AND')
  expect(found.map(([words]) => words)).toEqual(['deed note interest'])
  expect(search('note note note note interest')).toEqual(search('note interest'))
})

test('the name of a JavaScript built-in is searched like any other word', () => {
  expect(search('__proto__')).toEqual(search('proto'))
})

test('the index holds an entry for every article, with the searched fields only', () => {
  expect(index.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug))
  for (const entry of index) {
    expect(Object.keys(entry)).toEqual(['slug', 'title', 'excerpt', 'headings', 'terms', 'often', 'seldom'])
  }
  expect(index.find(({ slug }) => slug === 'seller-financing-guide')?.headings.length).toBeGreaterThan(4)
})

test('the index is fetched once, by the default query, and again after a failure', async () => {
  const read = jest.spyOn(globalThis, 'fetch')
  read.mockResolvedValueOnce(new Response('no', { status: 503 }))
  await expect(openSearch()).rejects.toThrow('503: no')
  read.mockResolvedValueOnce(Response.json(packEntries(index)))
  const found = await openSearch()
  expect(found('rezoning').slugs).toContain('rezoning-entitlements-guide')
  await openSearch()
  expect(read.mock.calls.map(([address]) => address)).toEqual(['/search-index.json', '/search-index.json'])
})

test('a term that the glossary does not have is omitted from the index, and no other term is', () => {
  const [article] = listArticles()
  const body = `<Term>moon dust</Term> and <Term id="constructor">x</Term> on an <Term>acre</Term>, <Term id='easement'>y</Term>`
  expect(buildSearchIndex(article ? [{ ...article, body }] : [])[0]?.terms).toEqual(['Acre', 'Easement'])
})

test('each word of the text is indexed once, in its longest form, and stop words are omitted', () => {
  const [article] = listArticles()
  const body =
    'One zone, two zones.\n\nIt is zoned by the RV [park](/blog/elsewhere), at $5,000. Zoning!\n\n## Perc tests\n\nOne test.'
  const [entry] = buildSearchIndex(article ? [{ ...article, title: 'Parks', subtitle: '', body }] : [])
  expect(entry).toMatchObject({ often: 'zoning', seldom: '5000 rv' })
})

test.each([
  [3, 1],
  [4, 1],
  [6, 2],
  [12, 4],
  [60, 4],
])('a word that occurs %i times is listed %i times', (times, listed) => {
  const [article] = listArticles()
  const entries = buildSearchIndex(article ? [{ ...article, body: 'Gravel. '.repeat(times) }] : [])
  expect(entries[0]?.often.match(/gravel/g)).toHaveLength(listed)
})

test('the article that says the most about a word is found first', async () => {
  const [article] = listArticles()
  if (!article) throw new Error('No article.')
  const articleOn = (slug: string, times: number) => ({
    ...article,
    slug,
    body: 'Gravel and sand. '.repeat(times),
  })
  const found = await createSearch(
    buildSearchIndex([articleOn('a', 3), articleOn('b', 12), articleOn('c', 6)]),
  )
  expect(found('gravel').slugs).toEqual(['b', 'c', 'a'])
})

test('a hyphenated word is indexed joined when one of its parts is not searchable', () => {
  const [article] = listArticles()
  const body = 'The co-owner of like-kind gravel.'
  const [entry] = buildSearchIndex(
    article ? [{ ...article, title: 'Off-market parks', subtitle: '', body }] : [],
  )
  expect(entry?.seldom.split(' ')).toEqual(['coowner', 'gravel', 'kind', 'like', 'owner'])
})

test('figures in the text are indexed in normalized form', () => {
  const [article] = listArticles()
  const body = 'Lots of 5,869 feet for $30K; 9.9% by Form 8288, 7.0 points under Rule 506(b).'
  const [entry] = buildSearchIndex(article ? [{ ...article, title: 'Parks', subtitle: '', body }] : [])
  expect(entry?.seldom.match(/\d\S*/g)).toEqual(['30000', '506', '5869', '7', '8288', '9.9%'])
})

test('a word that occurs once in each of many articles is indexed', () => {
  const [article] = listArticles()
  const many = Array.from({ length: 80 }, (_, at) => ({ slug: `a-${at}`, body: 'Gravel.' }))
  const entries = buildSearchIndex(article ? many.map((own) => ({ ...article, subtitle: '', ...own })) : [])
  expect(entries.map(({ seldom }) => seldom)).toEqual(Array(80).fill('gravel'))
})
