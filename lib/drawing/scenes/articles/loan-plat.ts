/**
 * A seller-financed note as a plat: one lot for each month. Green is principal that has been paid, brown hatching is
 * interest, dashed is still owed after the last agreed payment.
 */

import { exampleNote } from '@/content/toolbox/note-terms'
import { summarizeNote } from '../../../calculators/note'
import { type Box, box, corners } from '../../geometry'
import { hatch } from '../../hatch'
import { boxesPath, num, path } from '../../svg'

const { payment, months: agreedPayments } = exampleNote
const perRow = 10

/** The lots of the note inside a box, as SVG elements. */
export function loanPlat({ x, y, width, height }: Box): string {
  // Until the note is paid off, whatever was agreed.
  const months = summarizeNote(exampleNote).monthsToClear
  const { schedule } = summarizeNote({ ...exampleNote, months: months ?? agreedPayments })
  const lotWidth = width / perRow
  const lotHeight = height / Math.ceil(schedule.length / perRow)
  const lotOf = (month: number) =>
    box(
      x + ((month - 1) % perRow) * lotWidth,
      y + Math.floor((month - 1) / perRow) * lotHeight,
      lotWidth,
      lotHeight,
    )

  const agreed = schedule.slice(0, agreedPayments)
  const owed = schedule.slice(agreedPayments)
  const principal = agreed.map(({ month, interest }) => {
    const lot = lotOf(month)
    const share = interest / payment
    return box(lot.x, lot.y + lot.height * share, lot.width, lot.height * (1 - share))
  })
  const unpaid = owed.map(({ month, principal: rest, interest }) => {
    const lot = lotOf(month)
    const paid = rest + interest
    const full = lot.height - 4
    return box(lot.x + 2, lot.y + 2 + full * (1 - paid / payment), lot.width - 4, full * (paid / payment))
  })

  // The whole block is hatched at once; the principal then covers all but each lot's share of interest.
  const fullRows = Math.floor(agreedPayments / perRow)
  const rest = agreedPayments % perRow
  const block = [
    box(x, y, width, fullRows * lotHeight),
    box(x, y + fullRows * lotHeight, rest * lotWidth, lotHeight),
  ]
  const outline = `M${num(x)} ${num(y)}h${num(width)}v${num(fullRows * lotHeight)}H${num(x + rest * lotWidth)}v${num(lotHeight)}H${num(x)}z`

  return [
    path('card', boxesPath(block)),
    path('hatch-brown', block.map((rows) => hatch(corners(rows), 4, -1)).join('')),
    path('meadow', boxesPath(principal)),
    path('lot', boxesPath(agreed.map(({ month }) => lotOf(month)))),
    path('lot-owed', boxesPath(unpaid)),
    path('bound', outline),
  ].join('')
}
