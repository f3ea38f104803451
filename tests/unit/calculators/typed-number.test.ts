import fc from 'fast-check'
import { otherUnit, readNumber } from '@/lib/calculators/typed-number'
import { formatDollars, formatWholeDollars, formatWithCents } from '@/lib/money'

test.each([
  ['15000', 15000],
  ['15,000', 15000],
  ['$15,000.50', 15000.5],
  [' 9.9 % ', 9.9],
  ['1 000', 1000],
  ['48 months', 48],
  ['5.2 Acres', 5.2],
  ['1 day', 1],
  ['1 month', 1],
  ['1 acre', 1],
  ['0', 0],
  ['5.', 5],
  ['15K', 15_000],
  ['$29.99 k', 29_990],
  ['.5', 0.5],
  ['1,234,567', 1234567],
  ['-5', -5],
  ['−$1,852.56', -1852.56],
  ['\u202D15,000\u202C', 15000],
])('"%s" is read as %d', (text, figure) => {
  expect(readNumber(text)).toBe(figure)
})

test.each([
  '',
  ' ',
  '.',
  '$',
  '1e3',
  '9,9',
  '15,00',
  '1,2345',
  ',500',
  '1.2.3',
  '5%5',
  '15$',
  'ten',
  'months',
  'k',
  '5kk',
  '5 months 2',
  '0x10',
  'Infinity',
])('"%s" is not read as a number', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test.each([
  ['5%', '$', '%'],
  ['$5%', '$', '%'],
  ['$5', '%', '$'],
  ['48 Months', 'days', 'months'],
  ['1 day', 'months', 'days'],
  ['5.2 acres', undefined, 'acres'],
  ['$15K', '$', undefined],
  ['9.9 %', '%', undefined],
  ['1 month', 'months', undefined],
  ['5', undefined, undefined],
] as const)('"%s" in a field of %s has the wrong unit %s', (text, own, other) => {
  expect(otherUnit(text, own)).toBe(other)
})

test('every formatted amount is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
      expect(readNumber(formatWithCents(amount / 100))).toBe(amount / 100)
      expect(readNumber(formatDollars(amount / 100))).toBe(amount / 100)
      expect(readNumber(formatWholeDollars(amount))).toBe(amount)
    }),
  )
})
