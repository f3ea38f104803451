/** A subject parcel and its four comparable sales inside a radius. */

import { box, centre, corners, type Point } from '../../geometry'
import { nearestLot } from '../../parcels'
import { deal, plotGround } from '../../survey'
import { boxesPath, circlePath, openPath, path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

export const analyzeLandValueWithoutMls = plot(landscape, (size) => {
  // About the middle, and of a size with which no line of the grid runs along the edge of the drawing.
  const subject = box(137, 95, 46, 50)
  const { lots, drawn } = drawnPlat({
    seed: 'value 6',
    ground: box(-47, -55, 414, 350),
    columns: 9,
    rows: 7,
    depth: (column, row) => ((column * 3 + row * 5) % 7 < 3 ? 1 : 0),
    owned: 0,
  })
  const middle = centre(subject)
  const wanted: Point[] = [
    [79, 70],
    [240, 70],
    [252, 170],
    [102, 170],
  ]
  const comparables = wanted.map((place) => nearestLot(lots, place))
  return [
    plotGround('value', size),
    drawn,
    path('lot-owned', boxesPath(comparables)),
    path('hair', comparables.map((lot) => openPath([middle, centre(lot)])).join('')),
    path('dashed', circlePath(middle, 112)),
    path('solid', comparables.map((lot) => circlePath(centre(lot), 3.4)).join('')),
    deal(corners(subject)),
  ]
})
