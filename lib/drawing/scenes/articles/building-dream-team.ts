/** A home place, and the roads that bring the others to it. */

import { box, corners, type Point } from '../../geometry'
import { deal, plotGround, road } from '../../survey'
import { boxesPath, boxPath, circle, path } from '../../svg'
import { boxes, landscape, plot } from './plot'

const home: Point = [160, 122]
const roads = [
  [-10, 30],
  [112, -10],
  [330, 62],
  [330, 196],
  [66, 250],
]
  .map(([x, y]) => `M${x} ${y}L${home[0]} ${home[1]}`)
  .join('')

export const buildingDreamTeam = plot(landscape, (size) => [
  plotGround('team 6', size),
  path('lot-owned', boxesPath(boxes([16, 78, 88, 66], [190, 178, 66, 48]))),
  path('lot-bare', boxesPath(boxes([132, 14, 84, 58], [18, 172, 66, 48]))),
  deal(corners(box(222, 100, 84, 52)), 7),
  road(roads),
  circle('place', home, 29),
  path(
    'solid',
    boxesPath(boxes([145, 107, 15, 12], [165, 109, 10, 10], [147, 126, 10, 13], [163, 125, 14, 10])),
  ),
  path('hair', boxPath(box(140, 102, 40, 41))),
])
