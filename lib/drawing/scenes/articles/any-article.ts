/**
 * A plot for an article that has no recipe of its own yet: a plat that its slug has split, with one deal and its flag.
 */

import { smooth } from '../../curve'
import { flag } from '../../flag'
import { box, centre, corners, type Point } from '../../geometry'
import { nearestLot } from '../../parcels'
import { createRandom } from '../../random'
import type { Drawing } from '../../scene'
import { deal, plotGround } from '../../survey'
import { path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

/** A seeded plot; the same slug always gives the same one. */
export function anyArticle(slug: string): Drawing {
  return plot(landscape, (size) => {
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
      plotGround(slug, size),
      drawn,
      path('creek', smooth(creek)),
      deal(corners(picked)),
      flag([x, y + 12]),
    ]
  })
}
