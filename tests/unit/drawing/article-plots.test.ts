import { articlePlot } from '@/lib/drawing/article-plots'

test.each(['a-new-article', 'constructor'])(
  'an article named %s, which has no drawing of its own, has one',
  (slug) => {
    expect(articlePlot(slug).render()).toMatch(/^<svg /)
  },
)
