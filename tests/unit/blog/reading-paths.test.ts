import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { stringify } from 'yaml'
import { type Article, listArticles } from '@/lib/articles'
import { listReadingPaths, readingPathsFile } from '@/lib/blog/reading-paths'
import { enterProject } from '../../fixtures/project-folder'

const articles = listArticles().slice(0, 4)
const paths = ['First parcel', 'Paid over time', 'More land value'].map((title) => ({
  title,
  reader: 'New to land.',
  stops: articles.map(({ slug }) => ({ slug, label: `About ${slug}` })),
}))
const minutesOf = ({ readTime }: Article) => Number.parseInt(readTime, 10)

// Resolved here, since the tests change the working directory.
const stylesheet = path.resolve('components/blog/reading-paths.css')

let project: { leave: () => void }

beforeEach(() => {
  project = enterProject({ [readingPathsFile]: stringify(paths) })
})
afterEach(() => project.leave())

test('every stop is an article, with its path and read time', () => {
  const [first, ...others] = listReadingPaths(articles)
  expect(first?.stops).toEqual(
    articles.map((article) => ({
      label: `About ${article.slug}`,
      path: article.path,
      minutes: minutesOf(article),
    })),
  )
  expect(others.map(({ title }) => title)).toEqual(['Paid over time', 'More land value'])
})

test('a path takes as long as its articles', () => {
  const minutes = articles.reduce((sum, article) => sum + minutesOf(article), 0)
  expect(listReadingPaths(articles).map(({ minutes: all }) => all)).toEqual([minutes, minutes, minutes])
})

test('a stop whose article is not published is omitted, and so is its read time', () => {
  const rest = articles.slice(1)
  const [first] = listReadingPaths(rest)
  expect(first?.stops.map((each) => each.path)).toEqual(rest.map((each) => each.path))
  expect(first?.minutes).toBe(rest.reduce((sum, article) => sum + minutesOf(article), 0))
})

test('the stylesheet has a wire length for every read time from 5 to 25 minutes', () => {
  const lengths: Record<string, string> = {}
  postcss.parse(readFileSync(stylesheet, 'utf8')).walkRules(/^\.minutes-/, (rule) => {
    rule.walkDecls('--minutes', ({ value }) => {
      lengths[rule.selector] = value
    })
  })
  const minutes = Array.from({ length: 21 }, (_, index) => index + 5)
  expect(lengths).toEqual(Object.fromEntries(minutes.map((length) => [`.minutes-${length}`, String(length)])))
})
