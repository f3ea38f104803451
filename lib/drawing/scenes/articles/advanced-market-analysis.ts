/** Counties shaded by how fast land sells there, and the one that leads. */

import type { Box } from '@/lib/drawing/geometry'
import { box, corners } from '@/lib/drawing/geometry'
import { createRandom } from '@/lib/drawing/random'
import { plot, wide } from '@/lib/drawing/scenes/articles/plot'
import { deal, seededContours } from '@/lib/drawing/survey'
import { boxesPath, boxPath, path } from '@/lib/drawing/svg'

const side = 40
const shades = ['lot-bare', 'heat-1', 'heat-2', 'heat-3', 'heat-4'] as const

export const advancedMarketAnalysis = plot(wide, () => {
  const random = createRandom('market 2')
  const counties: Box[][] = [[], [], [], [], []]
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const pace =
        Math.exp(-(((column - 4.6) / 2.5) ** 2 + ((row - 2.2) / 1.7) ** 2)) + random.between(-0.13, 0.13)
      const shade = [0.1, 0.28, 0.52, 0.76].filter((limit) => pace > limit).length
      counties[shade]?.push(box(column * side, row * side, side, side))
    }
  }
  return [
    path('paper', boxPath(box(0, 0, wide.width, wide.height))),
    ...shades.map((shade, index) => path(shade, boxesPath(counties[index] ?? []))),
    seededContours({
      seed: 'market 5',
      ...wide,
      hills: 3,
      lines: 7,
      step: 8,
      grain: 90,
      thin: 'plot-contour',
      index: 'plot-index',
    }),
    deal(corners(box(200, 80, side, side))),
  ]
})
