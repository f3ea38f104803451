/**
 * The few elements a drawing is made of, as strings, and the path data of lines and shapes (`…Path`). Shapes name an
 * ink (a class), never a colour.
 */

import type { Box, Line, Point, Size } from './geometry'
import { type InkName, inkClass } from './ink'

/** A number as short as it can be said: at most `decimals` places, no trailing zero, never "-0", never NaN. */
export function num(value: number, decimals = 1): string {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing cannot hold the number ${value}.`)
  const factor = 10 ** decimals
  return String(Math.round(value * factor) / factor)
}

/** `x y` */
export function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

/** Path data of a line that stays open. */
export function openPath(line: Line): string {
  return `M${line.map(at).join('L')}`
}

/** Path data of a polygon. */
export function closedPath(line: Line): string {
  return `${openPath(line)}z`
}

/** Path data of a box. */
export function boxPath({ x, y, width, height }: Box): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`
}

/** Path data of several boxes, for one element. */
export function boxesPath(boxes: readonly Box[]): string {
  return boxes.map(boxPath).join('')
}

/** A dot or ring as path data, so that many of them are one element. */
export function circlePath([x, y]: Point, radius: number): string {
  const r = num(radius)
  const across = num(radius * 2)
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`
}

/** An upright cross, as surveyors mark a section corner. */
export function crossPath([x, y]: Point): string {
  const arm = 7
  return `M${num(x - arm)} ${num(y)}h${num(arm * 2)}M${num(x)} ${num(y - arm)}v${num(arm * 2)}`
}

/**
 * An element, or nothing where there is no data.
 * @param attributes as they stand in the tag; nothing is escaped
 */
export function path(ink: InkName, data: string, attributes = ''): string {
  return data === '' ? '' : `<path class="${inkClass(ink)}"${attributes && ` ${attributes}`} d="${data}"/>`
}

/** A circle in one ink. */
export function circle(ink: InkName, [x, y]: Point, radius: number): string {
  return `<circle class="${inkClass(ink)}" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`
}

/** @param attributes as they stand in the tag; nothing is escaped */
export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

/** Moves content that is drawn around 0, 0 to a place. */
export function place([x, y]: Point, content: string): string {
  return `<g transform="translate(${num(x)} ${num(y)})">${content}</g>`
}

export type Frame = Size & {
  /** Which part stays in view when the box has another shape: an SVG `preserveAspectRatio` value. */
  fit?: string
}

/** The finished inline drawing. It is decoration: hidden from assistive technology, never a tab stop. */
export function drawing({ width, height, fit }: Frame, content: readonly string[]): string {
  const ratio = fit ? ` preserveAspectRatio="${fit}"` : ''
  return `<svg class="art" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${ratio} aria-hidden="true">${content.join('')}</svg>`
}

/** The same drawing as a file of its own: with a namespace and its colours inside. */
export function standalone(svg: string, css: string): string {
  return svg
    .replace(/^<svg class="[^"]*"/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/ aria-hidden="true"/, '')
    .replace('>', `>${css && `<style>${css}</style>`}`)
}

/**
 * A standalone drawing at another size and shape: filled to the edges, never squeezed. It is cut to the shape of the box
 * here, because a renderer of backgrounds ignores `preserveAspectRatio` and would stretch it.
 * @param box in pixels; `view`: the part to show, as an SVG `viewBox`, all of it when left out
 */
export function filledBox(
  svg: string,
  { width, height, view }: { width: number; height: number; view?: string },
) {
  const whole = view ?? /viewBox="([^"]*)"/.exec(svg)?.[1] ?? ''
  const [x = 0, y = 0, across = 0, down = 0] = whole.split(' ').map(Number)
  const scale = Math.max(width / across, height / down)
  const [cutAcross, cutDown] = [width / scale, height / scale]
  const viewBox = [x + (across - cutAcross) / 2, y + (down - cutDown) / 2, cutAcross, cutDown]
    .map((length) => num(length, 2))
    .join(' ')
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`
  return svg.replace(/^<svg[^>]*>/, () => root)
}

/** A standalone drawing as an address, for renderers that fetch nothing. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
