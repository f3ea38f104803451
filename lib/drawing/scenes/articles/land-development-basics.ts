/** A street, a turnaround, and the lots that face it. */

import { box, type Line, type Point } from '../../geometry'
import { deal, plotGround } from '../../survey'
import { boxesPath, circlePath, closedPath, path } from '../../svg'
import { landscape, plot } from './plot'

const middle: Point = [160, 100]
const court = 27
const back = 90

/** Seven wedges around the court, from lower left over the top to lower right. */
function wedge(index: number): Line {
  const start = Math.PI * 0.87
  const span = Math.PI * 1.26
  const edge = (step: number, radius: number): Point => {
    const angle = start + (span * step) / 7
    return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius]
  }
  return [edge(index, court), edge(index, back), edge(index + 1, back), edge(index + 1, court)]
}

export const landDevelopmentBasics = plot(landscape, (size) => {
  const rows = [0, 1, 2].map((row) => 156 + row * 32)
  return [
    plotGround('development 4', size),
    path('lot-bare', 'M20 -10L300 -10L308 250L12 250z'),
    path(
      'lot-bare',
      [0, 2, 6].map((index) => closedPath(wedge(index))).join('') +
        boxesPath(rows.flatMap((y) => [box(64, y, 84, 32), box(172, y, 84, 32)])),
    ),
    path(
      'lot-owned',
      [1, 3, 5].map((index) => closedPath(wedge(index))).join('') +
        boxesPath([box(64, 188, 84, 32), box(172, 220, 84, 32)]),
    ),
    deal(wedge(4)),
    path('street-edge', `M160 250V${middle[1]}`),
    path('place', circlePath(middle, 25)),
    path('street', `M160 250V${middle[1]}`),
    path('dashed', 'M160 250V142'),
    path('hair', circlePath(middle, 8)),
  ]
})
