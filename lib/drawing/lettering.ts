/**
 * Single-stroke lettering, as a draughtsman writes with a template. Labels are drawn and not set in a font, because a
 * picture in an `<img>` cannot use the page's fonts, and because a drawing should look the same when fonts are blocked.
 *
 * Each glyph is relative path data from its top left corner on a field 10 units high (y grows down), with its width.
 */
import type { Point } from './geometry'
import type { InkName } from './ink'
import { num, path } from './svg'

const capHeight = 10
const gap = 2.6

const glyphs: Record<string, readonly [data: string, width: number]> = {
  '0': ['m3 0c-4 0-4 10 0 10s4-10 0-10z', 6],
  '1': ['m.5 2.5l2.5-2.5v10', 3.5],
  '2': ['m.3 2.7c.2-3.7 5.5-3.6 5.5.1c0 2.7-4 4-5.6 7.2h5.8', 6],
  '3': ['m.4 1.4c1.2-2.1 5-1.9 5 1c0 1.8-1.4 2.4-3 2.4c1.9 0 3.5.8 3.5 2.7c0 3.3-4.5 3.2-5.7 1', 6],
  '4': ['m4.5 10v-10l-4.3 7h5.7', 6],
  '5': ['m5.5 0h-4.5l-.5 4.7c1.5-1.4 5.4-1.2 5.4 2c0 3.7-4.3 4.2-5.7 2', 6],
  '6': ['m5.2 .7c-2.4-1.7-5 .9-5 5.5c0 5.2 5.7 4.9 5.7.7c0-3.7-4.7-3.9-5.7-.7', 6],
  '7': ['m.2 0h5.6l-3.6 10', 6],
  '8': ['m3 4.7c-3.4 0-3.4-4.7 0-4.7s3.4 4.7 0 4.7c-4 0-4 5.3 0 5.3s4-5.3 0-5.3z', 6],
  '9': ['m.8 9.3c2.4 1.7 5-.9 5-5.5c0-5.2-5.7-4.9-5.7-.7c0 3.7 4.7 3.9 5.7.7', 6],
  A: ['m0 10l3-10l3 10m-1-3.3h-4', 6],
  B: ['m.5 0v10h2.7c3.7 0 3.7-5.3 0-5.3h-2.7h2.3c3 0 3-4.7 0-4.7z', 6],
  C: ['m5.8 2c-1.6-3.2-5.8-2.3-5.8 3s4.2 6.2 5.8 3', 6],
  D: ['m.5 0v10h1.8c5 0 5-10 0-10z', 6],
  E: ['m5.3 0h-4.8v10h5m-.7-5.2h-4.3', 5.5],
  F: ['m5.3 0h-4.8v10m4.3-5.2h-4.3', 5.5],
  G: ['m5.7 2c-1.6-3.2-5.7-2.3-5.7 3s4.8 6.5 5.8 2.7v-2.2h-2.6', 6],
  H: ['m.4 0v10m5.2-10v10m0-5.2h-5.2', 6],
  I: ['m1 0v10', 2],
  J: ['m4.5 0v7.4c0 3.4-4.2 3.4-4.5.3', 5],
  K: ['m.5 0v10m5-10l-5 6m1.7-2.1l3.5 6.1', 6],
  L: ['m.5 0v10h4.5', 5],
  M: ['m.2 10v-10l3.1 6.5l3.1-6.5v10', 6.6],
  N: ['m.4 10v-10l5.2 10v-10', 6],
  O: ['m3 0c-4 0-4 10 0 10s4-10 0-10z', 6],
  P: ['m.5 10v-10h2.5c3.6 0 3.6 5.5 0 5.5h-2.5', 5.6],
  Q: ['m3 0c-4 0-4 10 0 10s4-10 0-10zm.8 7.3l2.2 3', 6],
  R: ['m.5 10v-10h2.5c3.6 0 3.6 5.5 0 5.5h-2.5m2.5 0l2.7 4.5', 6],
  S: ['m5.5 1.5c-1.2-2.3-5.1-1.9-5.1 1c0 3.2 5.4 1.8 5.4 4.9c0 3.2-4.6 3.3-5.8.9', 6],
  T: ['m0 0h6m-3 0v10', 6],
  U: ['m.4 0v6.8c0 4.2 5.2 4.2 5.2 0v-6.8', 6],
  V: ['m0 0l3 10l3-10', 6],
  W: ['m0 0l1.8 10l1.7-7l1.7 7l1.8-10', 7],
  X: ['m0 0l6 10m0-10l-6 10', 6],
  Y: ['m0 0l3 5l3-5m-3 5v5', 6],
  Z: ['m.3 0h5.4l-5.4 10h5.4', 6],
  '.': ['m.5 9.9v.1', 1],
  ':': ['m.5 3.4v.1m0 5.5v.1', 1],
  '·': ['m.5 5v.1', 1],
  '-': ['m0 5.3h4', 4],
  '/': ['m0 11l5-12', 5],
  '+': ['m0 5.3h6m-3-3v6', 6],
  "'": ['m.5 0v2.5', 1],
  $: ['m5.5 1.8c-1.2-1.9-5.1-1.5-5.1.9c0 2.9 5.4 1.7 5.4 4.5c0 2.8-4.6 2.9-5.8.9m3-9.3v12.4', 6],
  '°': ['m1.6 0c-2 0-2 3.2 0 3.2s2-3.2 0-3.2z', 3.2],
  ' ': ['', 3],
}

type LetterOptions = {
  ink?: InkName
  halo?: InkName
  /** Cap height in drawing units. */
  size?: number
  /** Which point of the word stands at the place: its start, middle or end, always half way up the capitals. */
  anchor?: 'start' | 'middle' | 'end'
  /** Degrees clockwise. */
  angle?: number
  /** Extra space between letters, in tenths of the cap height. */
  spread?: number
}

/** A word at a place on the sheet, with a halo in the colour of the ground where it has to cross lines. */
export function lettering(text: string, place: Point, options: LetterOptions = {}): string {
  const { ink = 'letter', halo, size = 9, anchor = 'start', angle = 0, spread = 0 } = options
  const { data, width } = layOut(text, spread)
  const scale = size / capHeight
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * width
  const transform = [
    `translate(${num(place[0])} ${num(place[1])})`,
    ...(angle === 0 ? [] : [`rotate(${num(angle)})`]),
    `scale(${num(scale, 2)})`,
    `translate(${num(-shift)}-${capHeight / 2})`,
  ].join('')
  return (
    (halo ? path(halo, data, `transform="${transform}"`) : '') + path(ink, data, `transform="${transform}"`)
  )
}

function layOut(text: string, spread: number): { data: string; width: number } {
  let data = ''
  let x = 0
  for (const character of text) {
    const glyph = glyphs[character]
    if (!glyph) throw new RangeError(`The lettering has no glyph for "${character}" (in "${text}").`)
    const [shape, width] = glyph
    if (shape) data += `M${num(x)} 0${shape}`
    x += width + gap + spread
  }
  return { data, width: Math.max(0, x - gap - spread) }
}
