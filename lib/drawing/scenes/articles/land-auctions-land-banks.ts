/** Town lots on three streets: built, sold off, struck out, for sale. */

import { type Box, box, corners } from '../../geometry'
import { createRandom } from '../../random'
import { deal, sheet } from '../../survey'
import { boxesPath, path } from '../../svg'
import { landscape, plot } from './plot'

const lotWidth = 32
const lotDepth = 34
const block = 86

export const landAuctionsLandBanks = plot(landscape, (size) => {
  const random = createRandom('auction 9')
  const bare: Box[] = []
  const owned: Box[] = []
  const houses: Box[] = []
  let struck = ''
  for (let row = 0; row < 6; row += 1) {
    const y = -8 + Math.floor(row / 2) * block + (row % 2) * lotDepth
    for (let column = 0; column < 11; column += 1) {
      const lot = box(-14 + column * lotWidth, y, lotWidth, lotDepth)
      const fate = random.next()
      if (row === 2 && column === 6) continue
      ;(fate < 0.24 ? owned : bare).push(lot)
      if (fate > 0.8)
        struck += `M${lot.x} ${lot.y}l${lotWidth} ${lotDepth}m0-${lotDepth}l-${lotWidth} ${lotDepth}`
      else if (fate > 0.36) houses.push(box(lot.x + 9, lot.y + (row % 2 ? 17 : 6), 13, 11))
    }
  }
  return [
    sheet('paper', size),
    path('lot-bare', boxesPath(bare)),
    path('lot-owned', boxesPath(owned)),
    path('hair', struck),
    path('solid', boxesPath(houses)),
    path('dashed', 'M-10 69H330M-10 155H330'),
    deal(corners(box(-14 + 6 * lotWidth, -8 + block, lotWidth, lotDepth)), 5),
  ]
})
