/** Wire and posts: the pipeline, the steps, the divider. Seen from the side (elevation) or from above (plan). */
import type { Point } from '@/lib/drawing/geometry'
import { num, path } from '@/lib/drawing/svg'

/** Space between two posts, in units. */
export const bay = 150

/** How far a wire hangs through in the middle of a bay. */
const sag = 3

/** Where the barbs are twisted on: at the fifths of a bay. */
const fifths = [0.2, 0.4, 0.6, 0.8]

/** One wire between two posts, hung at a height. */
export function wirePath(from: number, to: number, y: number, depth = sag): string {
  return `M${num(from)} ${num(y)}Q${num((from + to) / 2)} ${num(y + 2 * depth)} ${num(to)} ${num(y)}`
}

/** A barb: a small cross of wire ends. */
export function barbPath([x, y]: Point, reach = 3): string {
  const across = num(reach * 2)
  return `M${num(x - reach)} ${num(y - reach)}l${across} ${across}m0-${across}l-${across} ${across}`
}

export function barbsPath(from: number, to: number, y: number, depth = sag, shares = fifths): string {
  return shares.map((t) => barbPath([from + (to - from) * t, y + 4 * depth * t * (1 - t)])).join('')
}

/** A pointed post, `width` wide, centred on x. */
export function postPath(x: number, top: number, bottom: number, width = 7): string {
  const half = num(width / 2)
  return `M${num(x - width / 2)} ${num(top + 4)}l${half}-4 ${half} 4V${num(bottom)}h-${num(width)}z`
}

/** Wires with their barbs between neighbouring posts. */
export function strungWires(posts: readonly number[], heights: readonly number[], depth = sag): string {
  let wires = ''
  let barbs = ''
  let previous: number | undefined
  for (const post of posts) {
    if (previous !== undefined) {
      for (const y of heights) {
        wires += wirePath(previous, post, y, depth)
        barbs += barbsPath(previous, post, y, depth)
      }
    }
    previous = post
  }
  return path('wire', wires) + path('barb', barbs)
}
