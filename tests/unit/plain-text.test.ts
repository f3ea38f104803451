import { plainText } from '@/lib/plain-text'

test('prose is kept, marks are not', () => {
  expect(plainText('## Two *small* lots\n\n> A `wire` and [a post](/blog/posts#top "x").')).toBe(
    'Two small lots A wire and a post.',
  )
})

test('what a block prints of its attributes is read; addresses, ids and numbers of rows are not', () => {
  expect(
    plainText(
      '<Table caption="The grid" note="Made up." mark="3">\n\ncell\n\n</Table>\n<Figure src="x" alt="y" />',
    ),
  ).toBe('The grid Made up. cell')
  expect(plainText('<Formula rule="a > b, so a ÷ b > 1">\n\nword\n\n</Formula>')).toBe(
    'a > b, so a ÷ b > 1 word',
  )
})

test('an attribute is read in single quotation marks and in braces, too', () => {
  expect(plainText(`<Callout title='A "wide" lot, a > b'>\n\nword\n\n</Callout>`)).toBe(
    'A "wide" lot, a > b word',
  )
  expect(plainText('<Callout title={"A lot"}>\n\nword\n\n</Callout>')).toBe('A lot word')
})

test('a table is read cell by cell, without the line of dashes', () => {
  expect(plainText('| Month | Balance |\n| --- | ---: |\n| 1 | $13,815.50 |')).toBe(
    'Month Balance 1 $13,815.50',
  )
})
