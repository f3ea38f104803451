import { articlePlot } from '@/lib/drawing/article-plots'

const slugs = Array.from({ length: 60 }, (_, index) => `an-article-nobody-has-written-${index}`)

test.each(['a-new-article', 'constructor'])(
  'the article %s, which has no recipe for a drawing, gets a generated one',
  (slug) => {
    expect(articlePlot(slug).render()).toMatch(/^<svg /)
  },
)

test('a generated drawing has its deal and flag where a wide lot of the index, which cuts its sides, shows them', () => {
  const flags = slugs.flatMap((slug) => {
    const [, x] = /<g transform="translate\(([\d.-]+)/.exec(articlePlot(slug).render()) ?? []
    return x ? [Number(x)] : []
  })
  expect(flags.length).toBeGreaterThan(0)
  expect(flags.filter((x) => x < 80 || x > 215)).toEqual([])
})

test('generated drawings differ: some have a road, some a creek, some a flag, some the corners of the deal', () => {
  const drawn = slugs.map((slug) => articlePlot(slug).render())
  for (const part of ['ink-road-edge', 'ink-creek', 'ink-flag', 'ink-place'])
    expect(new Set(drawn.map((svg) => svg.includes(part))).size).toBe(2)
})
