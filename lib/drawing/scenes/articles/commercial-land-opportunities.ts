/** The corner where two roads meet: an interchange, the boxes that are there, and the pad that is not yet. */

import { box, corners } from '@/lib/drawing/geometry'
import { boxes, plot, wide } from '@/lib/drawing/scenes/articles/plot'
import { deal, plotGround, road } from '@/lib/drawing/survey'
import { boxesPath, boxPath, path } from '@/lib/drawing/svg'

/** The four ramps of a diamond interchange: each leaves the north-south road and meets the crossing one. */
const ramps =
  'M160 64C160 92 150 104 132 118M160 64C160 92 170 104 188 118M160 176C160 148 150 136 132 122M160 176C160 148 170 136 188 122'

export const commercialLandOpportunities = plot(wide, () => [
  plotGround('commerce 2', wide.width, wide.height),
  path('lot-bare', boxesPath(boxes([20, 14, 100, 80], [20, 146, 100, 84]))),
  path('lot-owned', boxPath(box(200, 14, 104, 80))),
  deal(corners(box(200, 146, 104, 84)), 7),
  path(
    'solid',
    boxesPath(
      boxes(
        [32, 26, 40, 22],
        [82, 26, 28, 46],
        [32, 58, 24, 24],
        [32, 196, 70, 22],
        [32, 160, 28, 22],
        [212, 26, 22, 22],
        [248, 26, 44, 16],
      ),
    ),
  ),
  path('hair', Array.from({ length: 6 }, (_, stall) => `M${214 + stall * 14} 62v20`).join('')),
  path('leader', ramps),
  road('M160-10V250'),
  road('M-10 120H330'),
  path('hair', 'M148 113h24M148 127h24'),
])
