import { tapePath } from '../drawing/flag'
import { box, centre, corners } from '../drawing/geometry'
import { hatch } from '../drawing/hatch'
import { createPlat, nearestLot } from '../drawing/parcels'
import { boxesPath, boxPath } from '../drawing/svg'
import { drawContours } from './furniture'
import { type Area, page } from './page'
import type { Pdf } from './pdf'
import { fillBox, horizontal } from './rules'

const inset = page.innerFrame + 0.7

const coverMap: Area = { x: inset, y: inset, width: page.width - 2 * inset, height: 248 }

/** Two sections of a township at the right of a hilly sheet, one parcel flagged: the deal. */
export function drawCoverMap(pdf: Pdf): void {
  const { doc, colours } = pdf
  const ink = colours.ink
  const { x, y, width, height } = coverMap
  const ground = box(x + width - 124, y, 124, height)
  const { all, owned } = createPlat({ seed: 'toolbox c', ground, columns: 1, rows: 2, owned: 0.35 })
  const deal = nearestLot(all, [ground.x + 93, y + 155])
  fillBox(pdf, coverMap, 'sheet-2')
  doc.path(boxesPath(owned)).fill(colours.meadow)
  drawContours(pdf, 'land investor toolbox', coverMap, { hills: 7, opacity: 0.7 })
  doc.path(boxPath(deal)).fill(colours.card)
  doc
    .path(hatch(corners(deal), 5))
    .lineWidth(1.6)
    .stroke(colours.flag)
  doc.path(boxesPath(all)).lineWidth(0.8).stroke(ink)
  doc.path(boxPath(deal)).lineWidth(2).stroke(ink)
  const [footX, footY] = centre(deal)
  doc
    .moveTo(footX, footY)
    .lineTo(footX, footY - 40)
    .lineWidth(1.8)
    .stroke(ink)
  doc
    .path(tapePath([footX, footY - 40], 0.9))
    .lineWidth(1.2)
    .fillAndStroke(colours.flag, ink)
  doc.circle(footX, footY, 2.4).fill(ink)
  horizontal(pdf, { x, y: y + height, width }, 'ink', 1.4)
}
