import { listArticles } from '@/lib/articles'
import { insideOf, isWideLot, lotsOf } from '@/lib/blog/blog-plat'
import { articlePlot, plottedSlugs } from '@/lib/drawing/article-plots'
import { portrait } from '@/lib/drawing/scenes/articles/plot'
import { anArticle } from '../../fixtures/an-article'

test('sixteen lots fill five rows of four columns, and no two adjacent rows are alike', () => {
  const widths = Array.from({ length: 16 }, (_, index) => (isWideLot(index) ? 2 : 1))
  const rows: number[][] = [[]]
  for (const width of widths) {
    const row = rows.at(-1) ?? []
    if (row.reduce((sum, lot) => sum + lot, 0) + width > 4) rows.push([width])
    else row.push(width)
  }
  expect(rows.map((row) => row.reduce((sum, lot) => sum + lot, 0))).toEqual([4, 4, 4, 4, 4])
  expect(rows.filter((row, index) => String(row) === String(rows[index + 1]))).toEqual([])
})

test('the pattern repeats after sixteen lots', () => {
  expect([isWideLot(18), isWideLot(16)]).toEqual([true, false])
})

test('of the articles with a drawing of their own, exactly those on wide lots have a portrait one', () => {
  const plotted = lotsOf(listArticles()).filter(({ article }) => plottedSlugs.includes(article.slug))
  const upright = plotted.filter(({ article }) => articlePlot(article.slug).height === portrait.height)
  expect(plotted.filter(({ wide }) => wide)).toEqual(upright)
})

test('the first article is featured, the plat begins with the second, and wide lots list sections', () => {
  const articles = Array.from({ length: 5 }, (_, index) => anArticle({ slug: `a${index}`, body: '## One' }))
  const lots = lotsOf(articles)
  expect(lots.map(({ article }) => article)).toEqual(articles)
  expect(lots.map(({ featured }) => featured)).toEqual([true, false, false, false, false])
  expect(lots.map(({ wide }) => wide)).toEqual([false, false, false, true, true])
  expect(lots.map(({ inside }) => inside)).toEqual([undefined, undefined, undefined, ['One'], ['One']])
})

test('the sections listed are the first three, without those that every article ends with', () => {
  const body = '## One\n### Part\n## Common questions\n## Next steps\n## Two\n## Sources\n## Three\n## Four'
  expect(insideOf(anArticle({ slug: 'a', body }))).toEqual(['One', 'Two', 'Three'])
})
