/** One parcel on a road, and five ways out of it: flip, finance, split, rezone, hold. */

import { box, corners, type Point } from '../../geometry'
import { hatch } from '../../hatch'
import { deal, plotGround, road } from '../../survey'
import { boxPath, circlePath, num, path } from '../../svg'
import { plot, portrait } from './plot'

const top = 132
const bottom = 304
const width = 54

export const exitStrategiesLandDeals = plot(portrait, (size) => {
  const strip = (index: number) => box(25 + index * width, top, width, bottom - top)
  const lot = (bottom - top) / 3
  const split = [1, 2].map((cut) => `M${25 + 2 * width} ${num(top + cut * lot)}h${width}`).join('')
  const trees = Array.from({ length: 14 }, (_, index): Point => {
    const row = Math.floor(index / 2)
    return [256 + (index % 2) * 24 - (row % 2) * 2, top + 16 + row * 23.5]
  })
  const ways = [0, 1, 2, 3, 4].map((index) => `M${25 + (index + 0.5) * width} ${bottom}v28`).join('')
  return [
    plotGround('exits 2', size, 5),
    road('M-10 336H330'),
    path('lot-owned', boxPath(strip(0))),
    path('lot-bare', boxPath(strip(2)) + boxPath(strip(3)) + boxPath(strip(4))),
    path('lot', split),
    path('hatch-brown', hatch(corners(strip(3)), 5, -1)),
    path('lot', boxPath(strip(3))),
    path('tree', trees.map((tree) => circlePath(tree, 4.6)).join('')),
    deal(corners(strip(1))),
    path('way', ways),
  ]
})
