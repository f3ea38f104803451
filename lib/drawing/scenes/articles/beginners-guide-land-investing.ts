/** A section, its owners, a creek, a road, and the first parcel with its flag. */

import { smooth } from '../../curve'
import { flag } from '../../flag'
import { box, corners, overlaps } from '../../geometry'
import { deal, monuments, plotGround, road } from '../../survey'
import { path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

export const beginnersGuideLandInvesting = plot(landscape, (size) => {
  const first = box(136, 88, 48, 64)
  const ground = box(40, 24, 240, 192)
  const { drawn } = drawnPlat({
    seed: 'first 3',
    ground,
    columns: 5,
    rows: 3,
    depth: 1,
    owned: 0.3,
    without: (lot) => overlaps(lot, first),
  })
  return [
    plotGround('first', size),
    drawn,
    path(
      'creek',
      smooth([
        [-10, 226],
        [44, 208],
        [92, 196],
        [132, 172],
        [190, 176],
        [236, 138],
        [270, 92],
        [330, 60],
      ]),
    ),
    road('M-10 152H136L136 250'),
    deal(corners(first)),
    monuments(corners(ground)),
    flag([160, 128], { scale: 1.1 }),
  ]
})
