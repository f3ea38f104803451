import { countWords, statedMinutes } from '@/lib/reading-time'

test.each([
  ['', 0],
  ['one', 1],
  ['one – two', 2],
  ['$5-$25 a foot', 3],
  ['<Term id="perc-test">perc test</Term> now', 3],
  ['- [ ] **Parties:** both', 2],
  ['[map](https://www.irs.gov\n\none (two)', 3],
])('"%s" has %i words', (body, words) => {
  expect(countWords(body)).toBe(words)
})

test('the stated minutes are the leading number', () => {
  expect(statedMinutes('12 min')).toBe(12)
})
