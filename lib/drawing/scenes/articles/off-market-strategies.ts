/** Owners who live elsewhere: letters leave the plat and travel to the margins of the sheet. */

import { box, centre, corners, type Point } from '../../geometry'
import { nearestLot } from '../../parcels'
import { deal, plotGround } from '../../survey'
import { at, boxesPath, boxPath, circlePath, path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

/** Each letter: from the lot near `lot` to an owner at `owner`. The second is the deal. */
const letters: { lot: Point; owner: Point }[] = [
  { lot: [88, 70], owner: [46, 26] },
  { lot: [226, 72], owner: [274, 26] },
  { lot: [214, 166], owner: [274, 212] },
  { lot: [96, 172], owner: [46, 210] },
  { lot: [150, 120], owner: [162, 16] },
]

export const offMarketStrategies = plot(landscape, (size) => {
  const { lots, drawn } = drawnPlat({
    seed: 'owners 5',
    ground: box(64, 44, 192, 152),
    columns: 4,
    rows: 3,
    depth: 1,
    owned: 0,
  })
  const chosen = letters.map(({ lot }) => nearestLot(lots, lot))
  const away = letters.map(({ lot, owner }, index) => {
    const from = centre(chosen[index] ?? box(lot[0], lot[1], 0, 0))
    const bend: Point = [(from[0] + owner[0]) / 2, (from[1] + owner[1]) / 2 - 20]
    return { from, owner, course: `M${at(from)}Q${at(bend)} ${at(owner)}` }
  })
  const [, picked] = chosen
  return [
    plotGround('owners', size),
    drawn,
    path('lot-owned', boxesPath(chosen)),
    picked ? deal(corners(picked)) : '',
    path('dashed', away.map(({ course }) => course).join('')),
    path('solid', away.map(({ from }) => circlePath(from, 3.2)).join('')),
    path('place', away.map(({ owner: [x, y] }) => boxPath(box(x - 11, y - 7.5, 22, 15))).join('')),
    path('hair', away.map(({ owner: [x, y] }) => `M${x - 11} ${y - 7.5}l11 8 11-8`).join('')),
  ]
})
