import { isMeaningful, stemOf, wordsOf } from '@/lib/search-words'

test.each([
  ["The seller's $5-lot", ['The', 'seller', '5', 'lot']],
  ['the sellers’ “deal” isn’t – off', ['the', 'sellers', 'deal', 'isnt', 'off']],
  ['Señor\nPeña', ['Señor', 'Peña']],
  [' ?! ', []],
])('"%s" has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['lot', 'lots'],
  ['tax', 'taxes', 'taxed', 'taxing'],
  ['flip', 'flips', 'flipped', 'flipping'],
  ['plan', 'plans', 'planned', 'planning'],
  ['zone', 'zones', 'zoned', 'zoning'],
  ['file', 'files', 'filed', 'filing'],
  ['sell', 'sells', 'selling'],
  ['add', 'adds', 'added', 'adding'],
  ['buy', 'buys', 'buying'],
  ['mail', 'mails', 'mailed', 'mailing'],
  ['search', 'searches', 'searched', 'searching'],
  ['process', 'processes', 'processed', 'processing'],
  ['county', 'counties'],
  ['apply', 'applies', 'applied', 'applying'],
  ['box', 'boxes'],
  ['fee', 'fees'],
  ['tie', 'ties'],
  ['llc', 'llcs'],
  ['ira', 'iras'],
])('"%s" is the stem of itself and of its forms', (stem, ...forms) => {
  expect([stem, ...forms].map(stemOf)).toEqual([stem, ...forms].map(() => stem))
})

test.each([
  ['pric', 'price', 'prices', 'priced', 'pricing'],
  ['leas', 'lease', 'leases', 'leased', 'leasing'],
  ['subdivid', 'subdivide', 'subdivides', 'subdivided', 'subdividing'],
])('"%s", though no word, is the stem of %s and its forms', (stem, ...forms) => {
  expect(forms.map(stemOf)).toEqual(forms.map(() => stem))
})

test.each([
  'basis',
  'status',
  'gas',
  'irs',
  'deed',
  'feed',
  'spring',
  'king',
  '1031',
  '1099s',
  'señores',
  '',
])('"%s" has no ending and stays as it is', (word) => {
  expect(stemOf(word)).toBe(word)
})

test('a question is about its nouns and verbs', () => {
  const question = wordsOf("how do i know what's under a well").filter(isMeaningful)
  expect(question).toEqual(['well'])
})
