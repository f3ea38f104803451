/** Counties with their seats; three make the short list and one is picked. */

import type { Line, Point } from '../../geometry'
import { createRandom } from '../../random'
import { deal, plotGround } from '../../survey'
import { circlePath, closedPath, path } from '../../svg'
import { landscape, plot } from './plot'

const columns = 5
const rows = 4

/** Corners of the counties: a grid that the seed has pulled about, as rivers and surveyors did. */
function countyCorners(): (column: number, row: number) => Point {
  const random = createRandom('county lines 4')
  const pulled = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => {
    const column = index % (columns + 1)
    const row = Math.floor(index / (columns + 1))
    return [(column - 0.3) * 72 + random.between(-12, 12), (row - 0.28) * 72 + random.between(-11, 11)]
  })
  return (column, row) => pulled[row * (columns + 1) + column] ?? [0, 0]
}

export const profitableCountyMarketSelection = plot(landscape, (size) => {
  const corner = countyCorners()
  const county = (column: number, row: number): Line => [
    corner(column, row),
    corner(column + 1, row),
    corner(column + 1, row + 1),
    corner(column, row + 1),
  ]
  const all = Array.from({ length: columns * rows }, (_, index) =>
    county(index % columns, Math.floor(index / columns)),
  )
  const seats: Point[] = [
    [262, 146],
    [84, 158],
    [40, 56],
    [282, 40],
    [158, 214],
    [118, 22],
  ]
  return [
    plotGround('county 3', size),
    path('meadow', [county(3, 2), county(1, 2)].map(closedPath).join('')),
    path('county-line', all.map(closedPath).join('')),
    deal(county(2, 1)),
    path('solid', seats.map((seat) => circlePath(seat, 2.8)).join('')),
    path('place', circlePath([172, 88], 5)),
    path('solid', circlePath([172, 88], 2)),
  ]
})
