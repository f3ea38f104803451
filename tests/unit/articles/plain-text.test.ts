import { plainText } from '@/lib/articles/plain-text'

test('prose is kept, Markdown syntax is not', () => {
  expect(plainText('## Two *small* lots\n\n> A `wire` and [a post](/blog/posts#top "x").')).toBe(
    'Two small lots A wire and a post.',
  )
})

test('attributes that a block prints are kept; sources and row numbers are not', () => {
  expect(
    plainText(
      '<Table caption="The grid" note="Made up." mark="3">\n\ncell\n\n</Table>\n<Figure src="x" alt="y" />',
    ),
  ).toBe('The grid Made up. cell')
  expect(plainText('<Formula rule="a > b, so a ÷ b > 1">\n\nword\n\n</Formula>')).toBe(
    'a > b, so a ÷ b > 1 word',
  )
})

test('an attribute may be in single quotation marks or in braces, too', () => {
  expect(plainText(`<Callout title='A "wide" lot, a > b'>\n\nword\n\n</Callout>`)).toBe(
    'A "wide" lot, a > b word',
  )
  expect(plainText('<Callout title={"A lot"}>\n\nword\n\n</Callout>')).toBe('A lot word')
})

test('tables are read cell by cell, without their delimiter rows', () => {
  expect(
    plainText('| Month | Balance |\n| --- | ---: |\n| 1 | $13,815.50 |\n\nThen\n\n| Year |\n| --- |\n| 1 |'),
  ).toBe('Month Balance 1 $13,815.50 Then Year 1')
})
