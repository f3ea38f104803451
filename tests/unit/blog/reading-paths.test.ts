import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { listArticles } from '@/lib/articles'
import { listReadingPaths } from '@/lib/reading-paths'

const articles = listArticles()

test('there are three paths, and every stop is an article', () => {
  const paths = listReadingPaths(articles)
  expect(paths.map(({ title }) => title)).toEqual(['First parcel', 'Paid over time', 'More land value'])
  expect(paths.map(({ stops }) => stops.length)).toEqual([4, 4, 4])
})

test('a path takes as long as its articles', () => {
  const [first] = listReadingPaths(articles)
  expect(first?.stops.map(({ minutes }) => minutes)).toEqual([15, 8, 8, 12])
  expect(first?.minutes).toBe(43)
})

test('a stop whose article is not published is left out, and so are its minutes', () => {
  const [, ...rest] = articles
  const [first] = listReadingPaths(rest)
  expect(first?.stops).toHaveLength(3)
  expect(first?.minutes).toBe(28)
})

test('the wire has every length from 5 to 25 minutes', () => {
  const lengths: Record<string, string> = {}
  postcss
    .parse(readFileSync('components/blog/reading-paths.css', 'utf8'))
    .walkRules(/^\.minutes-/, (rule) => {
      rule.walkDecls('--minutes', ({ value }) => {
        lengths[rule.selector] = value
      })
    })
  const minutes = Array.from({ length: 21 }, (_, index) => index + 5)
  expect(lengths).toEqual(Object.fromEntries(minutes.map((length) => [`.minutes-${length}`, String(length)])))
})
