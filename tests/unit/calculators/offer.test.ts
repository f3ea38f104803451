import fc from 'fast-check'
import { offersFor } from '@/lib/calculators/offer'

/** Offers of the guide and of the running example, which prints $14,188, $17,025 and $19,863. */
test.each([
  [26000, [13000, 15600, 18200]],
  [28375, [14187.5, 17025, 19862.5]],
  [20000, [10000, 12000, 14000]],
])('the offers for a value of %d are 50, 60 and 70 percent of it', (value, offers) => {
  expect(offersFor(value).map(({ offer }) => offer)).toEqual(offers)
  expect(offersFor(value).map(({ share }) => share)).toEqual([50, 60, 70])
})

test('the offer and the room it leaves add up to the value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (amount) => {
      const value = amount / 100
      for (const { offer, room } of offersFor(value)) {
        expect(Math.round((offer + room) * 100)).toBe(amount)
        expect(offer).toBeGreaterThanOrEqual(0)
        expect(room).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
