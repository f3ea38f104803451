import { groupThousands } from '@/lib/grouped-figure'

test.each([0, 7, 999, 1000, 26_000, 999_999, 1_000_000, 123_456_789, 0.125, 1234.567])(
  '%d is grouped with commas as in American English',
  (figure) => {
    expect(groupThousands(String(figure))).toBe(figure.toLocaleString('en-US'))
  },
)

test('decimals stay as they are', () => {
  expect(groupThousands('1234.56789')).toBe('1,234.56789')
  expect(groupThousands('0.0005')).toBe('0.0005')
})
