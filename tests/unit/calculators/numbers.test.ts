import fc from 'fast-check'
import { cents, dollars, money, readNumber, toCents } from '@/lib/calculators/numbers'

test.each([
  ['15000', 15000],
  ['15,000', 15000],
  ['$15,000.50', 15000.5],
  [' 9.9 % ', 9.9],
  ['1 000', 1000],
  ['48 months', 48],
  ['5.2 Acres', 5.2],
  ['1 day', 1],
  ['0', 0],
  ['5.', 5],
  ['.5', 0.5],
  ['1,234,567', 1234567],
  ['-5', -5],
  ['−$1,852.56', -1852.56],
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
  'ten',
  'months',
  '5k',
  '5 months 2',
  '0x10',
  'Infinity',
])('"%s" is not read as a number', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test('the sign stands before the dollar’s, and nothing owed has none', () => {
  expect([cents(-1852.56), money(-300), dollars(-0.4), cents(-0.001)]).toEqual([
    '−$1,852.56',
    '−$300',
    '$0',
    '$0.00',
  ])
})

test('every amount that is printed is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
      expect(readNumber(cents(amount / 100))).toBe(amount / 100)
      expect(readNumber(money(amount / 100))).toBe(amount / 100)
      expect(readNumber(dollars(amount))).toBe(amount)
    }),
  )
})

test.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [0.1 + 0.2, 0.3],
  [115.4999, 115.5],
  [-1.005, -1.01],
  [1.004999, 1],
])('%d dollars are %d to the cent', (amount, rounded) => {
  expect(toCents(amount)).toBe(rounded)
})

test('money shows cents only when there are any', () => {
  expect(money(26000)).toBe('$26,000')
  expect(money(354.4)).toBe('$354.40')
  expect(money(12999.999)).toBe('$13,000')
  expect(cents(26000)).toBe('$26,000.00')
  expect(dollars(3188.15)).toBe('$3,188')
})
