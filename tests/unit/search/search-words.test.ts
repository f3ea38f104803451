import { isMeaningful, stemOf, wordsOf } from '@/lib/search/search-words'

test.each([
  ["The seller's $5-lot", ['The', 'seller', '5', 'lot']],
  ['the sellers’ “deal” isn’t – off', ['the', 'sellers', 'deal', 'isnt', 'off']],
  ['Señor\nPeña', ['Señor', 'Peña']],
  [
    'At 9.9%, from $1,200 to $2.5K in 60 days.',
    ['At', '9.9%', 'from', '1200', 'to', '2.5', 'K', 'in', '60', 'days'],
  ],
  ['100 % of a 2.5-acre lot', ['100%', 'of', 'a', '2.5', 'acre', 'lot']],
  [' ?! ', []],
])('"%s" is split into the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['lot', 'lots'],
  ['tax', 'taxes', 'taxed', 'taxing'],
  ['flip', 'flips', 'flipped', 'flipping'],
  ['zone', 'zones', 'zoned', 'zoning'],
  ['county', 'counties'],
  ['apply', 'applies', 'applied', 'applying'],
  ['price', 'prices', 'priced', 'pricing'],
  ['inherit', 'inherited', 'inheritance'],
  ['llc', 'llcs'],
])('all forms of "%s" have the same stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

test.each(['gas', 'irs', 'deed', 'spring', 'ties', '1031', '1099s', 'señores', ''])(
  '"%s" has no ending to strip and stays as it is',
  (word) => {
    expect(stemOf(word)).toBe(word)
  },
)

test('only the meaningful words of a question are kept', () => {
  const question = wordsOf("how do i know what's under a well").filter(isMeaningful)
  expect(question).toEqual(['well'])
})
