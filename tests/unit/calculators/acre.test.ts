import fc from 'fast-check'
import { priceAtSameRate, pricePerAcre } from '@/lib/calculators/acre'

/** The four comps of the running example, the guide's parcel, and one whose rate has to be rounded. */
test.each([
  [27600, 4.6, 6000],
  [29900, 5.2, 5750],
  [30800, 5.5, 5600],
  [26400, 4.8, 5500],
  [26000, 5, 5200],
  [10000, 3, 3333.33],
])('%d dollars for %d acres is %d an acre', (price, acres, rate) => {
  expect(pricePerAcre(price, acres)).toBe(rate)
})

test('another parcel is priced at the unrounded rate', () => {
  expect(priceAtSameRate(10000, 3, 3)).toBe(10000)
  expect(priceAtSameRate(10000, 3, 6)).toBe(20000)
  expect(priceAtSameRate(29900, 5.2, 5)).toBe(28750)
})

test('a parcel of the same size has the same price', () => {
  const dollars = fc.integer({ min: 1, max: 1_000_000_000 })
  const acres = fc.integer({ min: 1, max: 1_000_000 }).map((size) => size / 100)
  fc.assert(fc.property(dollars, acres, (price, size) => priceAtSameRate(price, size, size) === price))
})
