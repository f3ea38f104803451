import fc from 'fast-check'
import { exchangeDates, exchangeRange, isSaleDay, returnComesFirst } from '@/lib/calculators/exchange'
import { isRealDay } from '@/lib/dates'
import { farZones, inTimeZone } from '../../fixtures/in-time-zone'

/** Two within a year; then a year end, a leap day in between, a sale on a leap day, and a century year without one. */
test.each([
  ['2025-09-01', '2025-10-16', '2026-02-28'],
  ['2025-10-20', '2025-12-04', '2026-04-18'],
  ['2025-12-31', '2026-02-14', '2026-06-29'],
  ['2023-12-31', '2024-02-14', '2024-06-28'],
  ['2024-02-29', '2024-04-14', '2024-08-27'],
  ['2100-01-15', '2100-03-01', '2100-07-14'],
])('after a sale closed on %s, the deadlines are %s to identify and %s to close', (sold, identify, close) => {
  expect(exchangeDates(sold)).toEqual({ identify, close })
})

test.each([
  ['2025-10-17', 'person', false],
  ['2025-10-18', 'person', true],
  ['2025-12-31', 'person', true],
  ['2026-01-01', 'person', false],
  // February 29 puts day 180 one day earlier.
  ['2023-10-18', 'person', false],
  ['2023-10-19', 'person', true],
  ['2025-09-16', 'partnership', false],
  ['2025-09-17', 'partnership', true],
  ['2023-09-17', 'partnership', false],
  ['2023-09-18', 'partnership', true],
] as const)('the tax return for a sale on %s by a %s is due before day 180: %s', (sold, seller, first) => {
  expect(returnComesFirst(sold, seller)).toBe(first)
})

test.each([
  ['0202-03-01', false],
  ['1989-12-31', false],
  ['1990-01-01', true],
  ['2025-02-29', false],
  ['2099-12-31', true],
  ['2100-01-01', false],
])('%s is a plausible sale date: %s', (day, makesSense) => {
  expect(isSaleDay(day)).toBe(makesSense)
})

test.each(farZones)('in %s the deadlines do not shift with daylight saving time', (zone) => {
  expect(inTimeZone(zone, 'lib/calculators/exchange.ts', "it.exchangeDates('2026-02-20')")).toEqual({
    identify: '2026-04-06',
    close: '2026-08-19',
  })
})

test('the deadlines are 45 and 180 days after any sale date', () => {
  const day = fc
    .date({
      min: new Date(exchangeRange.min),
      max: new Date(exchangeRange.max),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10))
  const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  fc.assert(
    fc.property(day, (sold) => {
      const { identify, close } = exchangeDates(sold)
      expect([isRealDay(identify), isRealDay(close)]).toEqual([true, true])
      expect([between(sold, identify), between(sold, close)]).toEqual([45, 180])
    }),
  )
})
