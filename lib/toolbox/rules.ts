import type { ColourName } from '../drawing/ink'
import type { Area } from './page'
import type { Pdf } from './pdf'

/** Lines and fills of a sheet. Call them inside an artifact. */

/** Fills a box with a colour of the palette. */
export function fillBox({ doc, colours }: Pdf, { x, y, width, height }: Area, colour: ColourName): void {
  doc.rect(x, y, width, height).fill(colours[colour])
}

/**
 * An outline in ink.
 * @param weight in points; half of it lies outside the area
 */
export function strokeBox({ doc, colours }: Pdf, { x, y, width, height }: Area, weight: number): void {
  doc.rect(x, y, width, height).lineWidth(weight).stroke(colours.ink)
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

/** A blank to write on: the weight a pen needs to find its line, also in grey. */
export function writingLine(pdf: Pdf, place: Omit<Area, 'height'>): void {
  horizontal(pdf, place, 'control', 0.6)
}
