import type { ColourName } from '../drawing/ink'
import type { Area } from './page'
import type { Pdf } from './pdf'

/** Lines and fills of a sheet. Call them inside an artifact. */

/** Fills a box with a colour of the palette. */
export function fillBox({ doc, colours }: Pdf, { x, y, width, height }: Area, colour: ColourName): void {
  doc.rect(x, y, width, height).fill(colours[colour])
}

/** @param weight in points; half of it lies outside the area */
export function strokeBox(
  { doc, colours }: Pdf,
  { x, y, width, height }: Area,
  colour: ColourName,
  weight: number,
): void {
  doc.rect(x, y, width, height).lineWidth(weight).stroke(colours[colour])
}

/**
 * From `x`, `y` to the right.
 * @param weight in points
 */
export function horizontal(
  { doc, colours }: Pdf,
  { x, y, width }: Omit<Area, 'height'>,
  colour: ColourName,
  weight: number,
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .stroke(colours[colour])
}

/**
 * From `x`, `y` down.
 * @param weight in points
 */
export function vertical(
  { doc, colours }: Pdf,
  { x, y, height }: Omit<Area, 'width'>,
  colour: ColourName,
  weight: number,
): void {
  doc
    .moveTo(x, y)
    .lineTo(x, y + height)
    .lineWidth(weight)
    .stroke(colours[colour])
}

/** A blank to write on: the two weights a pen needs to find its line, also in grey. */
export const writing = { colour: 'control', weight: 0.6 } as const satisfies {
  colour: ColourName
  weight: number
}
