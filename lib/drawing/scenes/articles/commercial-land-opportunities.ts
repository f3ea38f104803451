/** The corner where two roads meet: an interchange, the boxes that are there, and the pad that is not yet. */

import { box, corners } from '../../geometry'
import { deal, plotGround, road } from '../../survey'
import { boxesPath, boxPath, path } from '../../svg'
import { boxes, landscape, plot } from './plot'

/** The four ramps of a diamond interchange: each leaves the highway and climbs to the crossing road. */
const ramps =
  'M50 118C96 118 138 110 156 84M270 118C224 118 182 110 164 84M50 122C96 122 138 130 156 156M270 122C224 122 182 130 164 156'

export const commercialLandOpportunities = plot(landscape, (size) => [
  plotGround('commerce 2', size),
  path('lot-bare', boxesPath(boxes([24, 12, 104, 66], [24, 162, 104, 68]))),
  path('lot-owned', boxPath(box(192, 12, 104, 66))),
  deal(corners(box(192, 162, 104, 68)), 7),
  path(
    'solid',
    boxesPath(
      boxes(
        [34, 22, 42, 20],
        [88, 22, 30, 46],
        [34, 52, 24, 16],
        [34, 202, 74, 18],
        [34, 172, 28, 18],
        [204, 22, 22, 22],
        [240, 22, 46, 16],
      ),
    ),
  ),
  path('hair', Array.from({ length: 6 }, (_, stall) => `M${206 + stall * 15} 54v16`).join('')),
  path('leader', ramps),
  road('M160-10V250'),
  road('M-10 120H330'),
])
