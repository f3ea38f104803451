import { nearest } from '@/lib/nearest'

test('a name is suggested for one that differs by a few letters', () => {
  expect(nearest('titel', ['title', 'topic'])).toBe('title')
  expect(nearest('/blog/seller-financing-101', ['/blog/seller-financing-guide'])).toBe(
    '/blog/seller-financing-guide',
  )
})

test('two swapped letters count as one typo, and capitals as none', () => {
  expect(nearest('LEIN', ['lien', 'mail'])).toBe('lien')
  expect(nearest('kind', ['Kidn'])).toBe('Kidn')
  expect(nearest('abcd', ['badc'])).toBeUndefined()
  // A letter that only moved changed places with none.
  expect(nearest('axc', ['bac'])).toBeUndefined()
})

test('one typo is allowed for every three letters, at least one and at most five', () => {
  expect(nearest('as', ['at'])).toBe('at')
  expect(nearest('as', ['sx'])).toBeUndefined()
  expect(nearest('plats', ['plots'])).toBe('plots')
  expect(nearest('plats', ['slots'])).toBeUndefined()
  expect(nearest('platts', ['plots'])).toBe('plots')
  const long = 'the-quiet-title-action'
  expect(nearest('the-quiet-title-aQQQQQ-', [`${long}-`])).toBe(`${long}-`)
  expect(nearest('the-quiet-title-QQQQQQ-', [`${long}-`])).toBeUndefined()
})

test('a prefix of three or more letters suggests the only name that starts with it', () => {
  expect(nearest('disc', ['disclaimers', 'draft'])).toBe('disclaimers')
  expect(nearest('SUB', ['Subtitle', 'title'])).toBe('Subtitle')
  expect(nearest('re', ['readTime', 'topic'])).toBeUndefined()
  expect(nearest('land', ['land-banks-and-auctions', 'landlocked-parcels'])).toBeUndefined()
})

test('a path is not suggested only because it starts and ends like another', () => {
  expect(nearest('/blog/off-market-strategies', ['/blog/tax-strategies'])).toBeUndefined()
})
