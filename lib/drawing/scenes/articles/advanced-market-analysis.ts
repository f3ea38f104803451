/** Counties shaded by how fast land sells there, and the one that leads. */

import { createContours } from '../../contours'
import { type Box, box, centre, corners } from '../../geometry'
import { createRandom } from '../../random'
import { deal, sheet } from '../../survey'
import { boxesPath, path } from '../../svg'
import { createTerrain } from '../../terrain'
import { landscape, plot } from './plot'

const side = 40
const shades = ['lot-bare', 'heat-1', 'heat-2', 'heat-3', 'heat-4'] as const

/** How fast land sells, as ground: one hill of demand with a shoulder to the north-east. */
const pace = createTerrain({
  seed: 17,
  rough: 0.12,
  grain: 70,
  hills: [
    { x: 214, y: 104, top: 1, long: 84, wide: 58, turn: -0.25 },
    { x: 304, y: 20, top: 0.42, long: 60, wide: 50 },
  ],
})

export const advancedMarketAnalysis = plot(landscape, (size) => {
  const random = createRandom('market 2')
  const counties: Box[][] = [[], [], [], [], []]
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const county = box(column * side, row * side, side, side)
      const sold = pace(...centre(county)) + random.between(-0.12, 0.12)
      const shade = [0.14, 0.34, 0.58, 0.84].filter((limit) => sold > limit).length
      counties[shade]?.push(county)
    }
  }
  const lines = createContours(pace, {
    ...size,
    base: 0.12,
    interval: 0.12,
    count: 8,
    step: 8,
  })
  return [
    sheet('paper', size),
    ...shades.map((shade, index) => path(shade, boxesPath(counties[index] ?? []))),
    path('plot-contour', lines.thin),
    path('plot-index', lines.index),
    deal(corners(box(200, 80, side, side))),
  ]
})
