/** Everything that can be wrong with a parcel, on one parcel: flood, access, a power line, slope, a well. */

import { smooth } from '../../curve'
import type { Line } from '../../geometry'
import { deal, monuments, plotGround, road } from '../../survey'
import { boxesPath, circle, openPath, path } from '../../svg'
import { boxes, landscape, plot } from './plot'

const parcel: Line = [
  [92, 44],
  [226, 34],
  [252, 150],
  [188, 198],
  [80, 178],
]
const creek: Line = [
  [-10, 202],
  [40, 190],
  [84, 176],
  [128, 160],
  [168, 138],
  [214, 128],
  [258, 100],
  [294, 92],
  [330, 74],
]

export const dueDiligenceChecklist = plot(landscape, (size) => [
  plotGround('diligence 2', size),
  deal(parcel, 7),
  path('flood', smooth(creek)),
  path('creek', smooth(creek)),
  road('M-10 28L66 58'),
  path('dashed', 'M66 58C92 70 122 70 146 96'),
  path(
    'hair',
    openPath([
      [268, -10],
      [298, 250],
    ]),
  ),
  path('solid', boxesPath(boxes([266, 12, 7, 7], [273, 74, 7, 7], [280, 136, 7, 7], [287, 198, 7, 7]))),
  monuments(parcel),
  circle('well', [152, 104], 7),
  circle('solid', [152, 104], 2),
])
