/** A plot for an article that has no recipe of its own yet: a plat that its slug has split, with one deal and its flag. */

import { smooth } from '@/lib/drawing/curve'
import { flag } from '@/lib/drawing/flag'
import type { Point } from '@/lib/drawing/geometry'
import { box, centre, corners } from '@/lib/drawing/geometry'
import { nearestLot } from '@/lib/drawing/parcels'
import { createRandom } from '@/lib/drawing/random'
import type { ArticlePlot } from '@/lib/drawing/scenes/articles/plot'
import { drawnPlat, plot, wide } from '@/lib/drawing/scenes/articles/plot'
import { deal, plotGround } from '@/lib/drawing/survey'
import { path } from '@/lib/drawing/svg'

export function anyArticle(slug: string): ArticlePlot {
  return plot(wide, () => {
    const random = createRandom(`article ${slug}`)
    const { lots, drawn } = drawnPlat({
      seed: slug,
      ground: box(random.between(16, 56), random.between(20, 40), 236, 172),
      columns: 3,
      rows: 2,
      depth: 2,
      owned: 0.28,
    })
    const roomy = lots.filter((lot) => lot.width > 30 && lot.height > 30)
    const picked = nearestLot(roomy.length > 0 ? roomy : lots, [
      random.between(90, 230),
      random.between(90, 170),
    ])
    const start = random.between(150, 230)
    const creek = Array.from(
      { length: 8 },
      (_, index): Point => [-12 + index * 50, start - index * random.between(8, 22)],
    )
    const [x, y] = centre(picked)
    return [
      plotGround(slug, wide.width, wide.height),
      drawn,
      path('creek', smooth(creek)),
      deal(corners(picked)),
      flag([x, y + 12]),
    ]
  })
}
