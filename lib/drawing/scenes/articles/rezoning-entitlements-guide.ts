/** The same ground under two rules: farms on the left, town lots on the right, one parcel about to change sides. */

import { box, corners, overlaps } from '../../geometry'
import { lettering } from '../../lettering'
import { deal, plotGround } from '../../survey'
import { boxesPath, path } from '../../svg'
import { drawnPlat, landscape, plot } from './plot'

export const rezoningEntitlementsGuide = plot(landscape, (size) => {
  const school = box(200, 80, 80, 40)
  const { drawn } = drawnPlat({
    seed: 'zone 2',
    ground: box(160, -40, 160, 320),
    columns: 4,
    rows: 8,
    depth: 1,
    owned: 0.3,
    without: (lot) => overlaps(lot, school),
  })
  return [
    plotGround('zone 4', size),
    path('lot-bare', boxesPath([box(-20, -20, 180, 110), box(-20, 90, 80, 84), box(-20, 174, 180, 90)])),
    drawn,
    path('lot-deal', boxesPath([school])),
    deal(corners(box(60, 90, 100, 84)), 7),
    path('zone-line', 'M160-10V90H60V174H160V250'),
    lettering('A-1', [36, 36], { size: 15 }),
    lettering('R-2', [240, 100], { size: 15, anchor: 'middle' }),
  ]
})
