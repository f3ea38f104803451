import fc from 'fast-check'
import { type Topic, topics } from '@/lib/article-schema'
import {
  filterArticles,
  filterParameters,
  formatFilter,
  noFilter,
  parseFilter,
  resultStatus,
  wholeListStatus,
} from '@/lib/blog/blog-filter'

const everyTopic = Object.keys(topics) as Topic[]

const topic = fc.constantFrom(...everyTopic, null)
const words = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
)

test('a filter is parsed from its query string as it was formatted', () => {
  fc.assert(
    fc.property(words, topic, (typed, chosen) => {
      const filter = { words: typed, topic: chosen }
      expect(parseFilter(formatFilter(filter), everyTopic)).toEqual(filter)
    }),
  )
})

test('leading and trailing spaces are kept, since the reader may still be typing', () => {
  const filter = { words: ' perc ', topic: null }
  expect(parseFilter(formatFilter(filter), everyTopic)).toEqual(filter)
})

test('any query string is parsed without an error, and unknown topics are dropped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const filter = parseFilter(query, everyTopic)
      expect(filter.topic === null || everyTopic.includes(filter.topic)).toBe(true)
    }),
  )
})

test.each([
  [noFilter, ''],
  [{ words: '   ', topic: null }, ''],
  [{ words: 'perc test', topic: 'rules' as const }, '?q=perc+test&topic=rules'],
  [{ words: 'a&b=c', topic: null }, '?q=a%26b%3Dc'],
])('%j is formatted as the query string "%s"', (filter, query) => {
  expect(formatFilter(filter)).toBe(query)
})

test.each(['?topic=nonsense', '?topic=__proto__', '?topic=', '?topic=Rules'])(
  '%s has no valid topic',
  (query) => {
    expect(parseFilter(query, everyTopic)).toEqual(noFilter)
  },
)

test('the names in the query string are the parameters that start hydration', () => {
  const query = new URLSearchParams(formatFilter({ words: 'x', topic: 'rules' }))
  expect([...query.keys()]).toEqual([...filterParameters])
})

const entries = [
  { slug: 'one', topic: 'rules' },
  { slug: 'two', topic: 'deals' },
  { slug: 'three', topic: 'rules' },
] as const

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('without words the list keeps its order; with words the best match comes first', () => {
  expect(slugs(filterArticles(entries, null))).toEqual(['one', 'two', 'three'])
  expect(slugs(filterArticles(entries, 'rules'))).toEqual(['one', 'three'])
  expect(slugs(filterArticles(entries, null, ['three', 'one']))).toEqual(['three', 'one'])
  expect(slugs(filterArticles(entries, 'deals', ['three', 'two', 'gone']))).toEqual(['two'])
  expect(slugs(filterArticles(entries, null, []))).toEqual([])
})

test.each([
  [17, 17, 'All 17 articles'],
  [1, 17, '1 article'],
  [3, 17, '3 articles'],
  [0, 17, 'No article matches. Try another word or another topic.'],
])('the status for %i of %i articles is "%s"', (shown, all, sentence) => {
  expect(resultStatus(shown, all, null)).toBe(sentence)
})

test.each([
  [1, 'No article has all these words; 1 has some.'],
  [17, 'No article has all these words; 17 have some.'],
  [0, 'No article matches. Try another word or another topic.'],
])('the status for %i articles with only some of the words is "%s"', (shown, sentence) => {
  expect(resultStatus(shown, 17, { hasAllWords: false })).toBe(sentence)
})

test('the status of a search that finds every article says how they are sorted', () => {
  expect(resultStatus(17, 17, { hasAllWords: true })).toBe('All 17 articles, the best match first')
})

test('the whole list counts the featured article once', () => {
  expect(wholeListStatus(17)).toBe('The featured article above, and 16 more')
})
