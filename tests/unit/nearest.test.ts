import { nearest } from '@/lib/nearest'

test('a name is offered for one that differs by a few letters', () => {
  expect(nearest('titel', ['title', 'topic'])).toBe('title')
  expect(nearest('/blog/seller-financing-101', ['/blog/seller-financing-guide'])).toBe(
    '/blog/seller-financing-guide',
  )
})

test('an address is no other one because both begin and end alike', () => {
  expect(nearest('/blog/off-market-strategies', ['/blog/tax-strategies'])).toBeUndefined()
})
