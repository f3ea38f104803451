/** A subject parcel and its four comparable sales inside a radius. */

import { box, centre, corners, type Point } from '../../geometry'
import { nearestLot } from '../../parcels'
import { deal, plotGround } from '../../survey'
import { boxesPath, circlePath, openPath, path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

export const analyzeLandValueWithoutMls = plot(landscape, () => {
  const subject = box(137, 96, 44, 48)
  const { lots, drawn } = drawnPlat({
    seed: 'value 6',
    ground: box(-39, -48, 396, 336),
    columns: 9,
    rows: 7,
    depth: (column, row) => ((column * 3 + row * 5) % 7 < 3 ? 1 : 0),
    owned: 0,
  })
  const middle = centre(subject)
  const wanted: Point[] = [
    [76, 70],
    [226, 58],
    [244, 166],
    [104, 190],
  ]
  const comparables = wanted.map((place) => nearestLot(lots, place))
  return [
    plotGround('value', landscape.width, landscape.height),
    drawn,
    path('lot-owned', boxesPath(comparables)),
    path('hair', comparables.map((lot) => openPath([middle, centre(lot)])).join('')),
    path('dashed', circlePath(middle, 108)),
    path('solid', comparables.map((lot) => circlePath(centre(lot), 3.4)).join('')),
    deal(corners(subject)),
  ]
})
