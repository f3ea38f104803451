/**
 * The same five acres close up, for the deal card: the lot, its two roads and its neighbours. 60 units are 330 feet.
 */
import { type Box, box, corners } from '../geometry'
import { hatch } from '../hatch'
import { lettering } from '../lettering'
import { scene } from '../scene'
import { road, sheet } from '../survey'
import { boxesPath, boxPath, path } from '../svg'

const deal = box(101, 18, 48, 96)
const owned: Box[] = [box(-20, 18, 60, 101), box(204, -20, 50, 70), box(70, 119, 84, 60)]
const others: Box[] = [
  box(40, 18, 61, 101),
  box(-20, -40, 121, 58),
  box(101, -40, 53, 58),
  box(154, -20, 50, 70),
  box(154, 50, 50, 69),
  box(204, 50, 50, 69),
  box(-20, 119, 90, 60),
  box(154, 119, 60, 60),
  box(214, 119, 60, 60),
]
const roads = 'M154-5V141M-5 119H249'

export const dealPlat = scene({ width: 244, height: 136 }, (size) => [
  sheet('card', size),
  path('meadow', boxesPath(owned)),
  path('lot', boxesPath([...owned, ...others])),
  road(roads),
  path('card', boxPath(deal)),
  path('hatch-flag', hatch(corners(deal), 6)),
  path('deal-line', boxPath(deal)),
  lettering('330.0', [125, 9], { anchor: 'middle', halo: 'halo-card' }),
  lettering('660.0', [91, 66], { anchor: 'middle', angle: -90, halo: 'halo-card' }),
])
