/** Two interests in land, and the part they share. */

import { box, corners } from '../../geometry'
import { hatch } from '../../hatch'
import { deal, monuments, plotGround } from '../../survey'
import { boxPath, path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

export const creativeDealStructuring = plot(landscape, (size) => {
  const yours = box(50, 40, 146, 112)
  const theirs = box(126, 90, 148, 112)
  const shared = box(126, 90, 70, 62)
  const sections = drawnPlat({
    seed: 'sections',
    ground: box(-22, -36, 364, 312),
    columns: 2,
    rows: 2,
    depth: 1,
    owned: 0,
  })
  return [
    plotGround('creative 2', size),
    sections.drawn,
    path('lot-owned', boxPath(yours)),
    path('card', boxPath(theirs)),
    path('hatch-brown', hatch(corners(theirs), 5, -1)),
    path('lot', boxPath(yours) + boxPath(theirs)),
    deal(corners(shared)),
    monuments([
      ...corners(yours).filter(([x, y]) => x < 190 || y < 150),
      ...corners(theirs).filter(([x, y]) => x > 130 || y > 100),
      ...corners(shared),
    ]),
  ]
})
