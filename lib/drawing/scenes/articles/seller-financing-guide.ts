/** The note of the article as a field of lots, one for each month. */

import { box } from '../../geometry'
import { plotGround } from '../../survey'
import { loanPlat } from './loan-plat'
import { plot, portrait } from './plot'

export const sellerFinancingGuide = plot(portrait, (size) => [
  plotGround('seller 3', size, 5),
  loanPlat(box(22, 124, 276, 204)),
])
