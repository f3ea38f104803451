/**
 * A plot for an article that has no recipe of its own yet: a plat that its slug has split, with one deal. A creek or a
 * road runs through it, and the deal has a flag or its corners, so that many such articles do not look alike.
 */

import { smooth } from '../../curve'
import { flag } from '../../flag'
import { type Box, box, centre, corners, type Point } from '../../geometry'
import { nearestLot } from '../../parcels'
import { createRandom, type Random } from '../../random'
import type { Drawing } from '../../scene'
import { deal, monuments, plotGround, road } from '../../survey'
import { path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

/** Columns, rows, and how often each section is split. */
const grids = [
  [2, 2, 2],
  [3, 2, 2],
  [4, 3, 1],
] as const

/** A wide lot of the index shows the sheet from 75 to 245, so the middle of a deal, where its flag stands, lies here. */
const shown = { from: 85, to: 212 }

/** A seeded plot; the same slug always gives the same one. */
export function anyArticle(slug: string): Drawing {
  return plot(landscape, (size) => {
    const random = createRandom(`article ${slug}`)
    const [columns, rows, depth] = grids[Math.floor(random.next() * grids.length)] ?? grids[0]
    const ground = box(random.between(16, 56), random.between(20, 40), 236, 172)
    const { lots, drawn } = drawnPlat({ seed: slug, ground, columns, rows, depth, owned: 0.28 })
    const picked = nearestLot(dealsAmong(lots), [random.between(120, 180), random.between(90, 170)])
    const [x, y] = centre(picked)
    return [
      plotGround(slug, size),
      drawn,
      random.chance(0.5) ? creek(random) : road(`M-10 ${ground.y + ground.height / rows}H330`),
      deal(corners(picked)),
      random.chance(0.5) ? flag([x, y + 12]) : monuments(corners(picked)),
    ]
  })
}

/** Lots in the middle of the sheet, and of these those with room for a flag, if there are any. */
function dealsAmong(lots: readonly Box[]): readonly Box[] {
  const middle = lots.filter((lot) => centre(lot)[0] > shown.from && centre(lot)[0] < shown.to)
  const roomy = middle.filter((lot) => lot.width > 30 && lot.height > 30)
  return [roomy, middle].find((some) => some.length > 0) ?? lots
}

function creek(random: Random): string {
  const start = random.between(150, 230)
  const points = Array.from(
    { length: 8 },
    (_, index): Point => [-12 + index * 50, start - index * random.between(8, 22)],
  )
  return path('creek', smooth(points))
}
