import { formatDollars, formatWholeDollars, formatWithCents, roundToCents } from '@/lib/money'

test('a minus sign comes before the dollar sign, and zero has none', () => {
  expect([
    formatWithCents(-1852.56),
    formatDollars(-300),
    formatWholeDollars(-0.4),
    formatWithCents(-0.001),
  ]).toEqual(['−$1,852.56', '−$300', '$0', '$0.00'])
})

test('cents are shown where there are any, and only there', () => {
  expect([26_001, 26_000.5, 0.999].map(formatDollars)).toEqual(['$26,001', '$26,000.50', '$1'])
})

test.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [0.1 + 0.2, 0.3],
  [115.4999, 115.5],
  [-1.005, -1.01],
  [1.004999, 1],
])('%d dollars is rounded to %d', (amount, rounded) => {
  expect(roundToCents(amount)).toBe(rounded)
})

test('money shows cents only when there are any', () => {
  expect(formatDollars(26000)).toBe('$26,000')
  expect(formatDollars(354.4)).toBe('$354.40')
  expect(formatDollars(12999.999)).toBe('$13,000')
  expect(formatWithCents(26000)).toBe('$26,000.00')
  expect(formatWholeDollars(3188.15)).toBe('$3,188')
})
