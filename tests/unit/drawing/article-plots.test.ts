import { articlePlot } from '@/lib/drawing/article-plots'

test.each(['a-new-article', 'constructor'])(
  'the article %s, which has no recipe for a drawing, gets a generated one',
  (slug) => {
    expect(articlePlot(slug).render()).toMatch(/^<svg /)
  },
)
