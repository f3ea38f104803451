import { isFigure, normalizeFigures } from '@/lib/search/search-figures'

test.each([
  ['$1,200,000 and $50', '$1200000 and $50'],
  ['Lots 1, 2 and 3', 'Lots 1, 2 and 3'],
  ['$30K or $5K-$30K', '$30000 or $5000-$30000'],
  ['1.5K, RK30k and a 30kg bag', '1.5K, RK30k and a 30kg bag'],
  ['5.0 acres, $900.00, § 5.061 at 1.10', '5 acres, $900, § 5.061 at 1.10'],
  ['60 %, 60 percent and 60 per cent', '60%, 60% and 60%'],
  ['0, 15 or 20%; 25–40%; 3 to 5%', '0, 15% 20%; 25% 40%; 3% 5%'],
  ['60-180 days', '60-180 days'],
])('"%s" is normalized to "%s"', (text, normalized) => {
  expect(normalizeFigures(text)).toBe(normalized)
})

test.each(['60%', '1031', 'W9'])('"%s" is a figure', (word) => {
  expect(isFigure(word)).toBe(true)
})

test('a word without a digit is not a figure', () => {
  expect(isFigure('acre')).toBe(false)
})
