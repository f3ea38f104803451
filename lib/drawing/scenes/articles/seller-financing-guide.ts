/** The note of the article as a field of lots, one for each month. */

import { box } from '@/lib/drawing/geometry'
import { loanPlat } from '@/lib/drawing/scenes/articles/loan-plat'
import { plot, tall } from '@/lib/drawing/scenes/articles/plot'
import { plotGround } from '@/lib/drawing/survey'

export const sellerFinancingGuide = plot(tall, () => [
  plotGround('seller 3', tall.width, tall.height, 5),
  loanPlat(box(22, 124, 276, 204)),
])
