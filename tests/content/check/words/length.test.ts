import { sentenceOf } from '@/lib/content-check/problem'
import { checkLength } from '@/lib/content-check/words/length-check'

const article = (words: number) => Array(words).fill('land').join(' ')

test('for an article of any length some read time passes, and it is suggested', () => {
  for (const words of [...Array(1100).keys(), 2500, 12_000]) {
    const [{ suggestion = '' } = {}] = checkLength(article(words), '90 min')
    expect(suggestion).toMatch(/^[1-9]\d? min$/)
    expect(checkLength(article(words), suggestion)).toEqual([])
  }
})

test.each([
  [202, '1 min'],
  [338, '2 min'],
  [404, '2 min'],
  [787, '3 min'],
  [2475, '10 min'],
])('%i words fit %s', (words, readTime) => {
  expect(checkLength(article(words), readTime)).toEqual([])
})

test.each([
  [
    338,
    '1 min',
    'a.mdx, readTime: found "1 min" for 338 words; allowed: 0 to 337 words for 1 min; did you mean "2 min"?',
  ],
  [
    2476,
    '10 min',
    'a.mdx, readTime: found "10 min" for 2,476 words; allowed: 2,025 to 2,475 words for 10 min; did you mean "11 min"?',
  ],
])('%i words do not fit %s', (words, readTime, sentence) => {
  expect(
    checkLength(article(words), readTime).map((finding) => sentenceOf({ file: 'a.mdx', ...finding })),
  ).toEqual([sentence])
})
