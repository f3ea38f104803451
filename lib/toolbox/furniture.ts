/** The drawn part of every sheet: the double frame with its ruler, the ground behind the title, the fence. */
import { createContours } from '../drawing/contours'
import { postPath, wirePath } from '../drawing/fence'
import { tapePath } from '../drawing/flag'
import { hashSeed } from '../drawing/random'
import { createTerrain, rollingHills } from '../drawing/terrain'
import { type Area, contentWidth, page } from './page'
import type { Pdf } from './pdf'
import type { Position } from './sheet'

const inch = 72

/** The neatline: two frames, and along the top edge a ruler in quarter inches. */
export function drawFrame({ doc, colours }: Pdf): void {
  const { outerFrame, innerFrame, width, height } = page
  const ink = colours.ink
  const frame = (inset: number, weight: number) =>
    doc
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .lineWidth(weight)
      .stroke(ink)
  frame(outerFrame, 0.6)
  frame(innerFrame, 1.4)
  for (let x = page.left; x <= page.right; x += inch / 4) {
    const whole = (x - page.left) % inch === 0
    doc.moveTo(x, outerFrame).lineTo(x, whole ? innerFrame : outerFrame + 2.5)
  }
  doc.lineWidth(0.6).stroke(ink)
}

/** An inset map in the corner beside the title: a hill in contour lines, a different one for each sheet. */
export function drawHeaderGround(pdf: Pdf, seed: string): void {
  const area = { x: 452, y: page.innerFrame + 0.7, width: page.width - page.innerFrame - 452.7, height: 80 }
  drawContours(pdf, seed, area, { hills: 3, opacity: 0.55 })
  const { x, y, width, height } = area
  const { doc, colours } = pdf
  doc
    .moveTo(x, y)
    .lineTo(x, y + height)
    .lineTo(x + width, y + height)
    .lineWidth(0.6)
    .stroke(colours.ink)
}

/**
 * Contours of so many hills, clipped to the area; `opacity` is from 0 to 1. A seed always draws the same. Call it
 * inside an artifact.
 */
export function drawContours(
  { doc, colours }: Pdf,
  seed: string,
  { x, y, width, height }: Area,
  { hills, opacity }: { hills: number; opacity: number },
): void {
  // Drawn at four times its size and shrunk, because the curves are rounded to whole units.
  const scale = 4
  const [w, h] = [width * scale, height * scale]
  const field = createTerrain({ seed: hashSeed(seed), hills: rollingHills(seed, w, h, hills) })
  const { thin, index } = createContours(field, {
    width: w,
    height: h,
    base: 0.18,
    interval: 0.1,
    count: 9,
    shortest: 160,
  })
  doc.save()
  doc.rect(x, y, width, height).clip()
  doc.translate(x, y).scale(1 / scale)
  doc.strokeColor(colours.contour, opacity)
  if (thin) doc.path(thin).lineWidth(1.8).stroke()
  if (index) doc.path(index).lineWidth(3.4).stroke()
  doc.restore()
}

/** A fence across the sheet with a post for each page of the toolbox; the flag stands at this one. */
export function drawProgress({ doc, colours }: Pdf, { number, of }: Position, top = 127): void {
  const bottom = top + 11
  const tip = top - 10
  const ink = colours.ink
  const bay = contentWidth / (of - 1)
  const posts = Array.from({ length: of }, (_, index) => page.left + index * bay)
  for (const y of [top + 3, top + 7.3])
    for (const post of posts.slice(0, -1))
      doc
        .path(wirePath(post, post + bay, y, 0.7))
        .lineWidth(0.6)
        .stroke(ink)
  for (const post of posts) doc.path(postPath(post, top, bottom, 2.6)).fill(ink)
  const here = posts[number - 1] ?? page.left
  doc.save()
  // The tape flies to the right; on the last post it would leave the sheet, so there it flies to the left.
  if (number === of) doc.translate(2 * here, 0).scale(-1, 1)
  doc.moveTo(here, bottom).lineTo(here, tip).lineWidth(1.3).stroke(ink)
  doc
    .path(tapePath([here, tip], 0.42))
    .lineWidth(0.9)
    .fillAndStroke(colours.flag, ink)
  doc.restore()
}
