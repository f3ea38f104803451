/** Wire and posts: the pipeline, the steps, the divider. Seen from the side (elevation) or from above (plan). */
import type { Point } from './geometry'
import { num } from './svg'

/** Space between two posts, in units. */
export const bay = 150

/** How far a wire hangs through in the middle of a bay. */
const sag = 3

/** One wire between two posts, hung at a height. */
export function wirePath(from: number, to: number, y: number, depth = sag): string {
  return `M${num(from)} ${num(y)}Q${num((from + to) / 2)} ${num(y + 2 * depth)} ${num(to)} ${num(y)}`
}

/** A barb: a small cross of wire ends. */
export function barbPath([x, y]: Point, reach = 3): string {
  const across = num(reach * 2)
  return `M${num(x - reach)} ${num(y - reach)}l${across} ${across}m0-${across}l-${across} ${across}`
}

/** Barbs on such a wire, each at a share of its length. */
export function barbsPath(
  from: number,
  to: number,
  y: number,
  shares: readonly number[],
  depth = sag,
): string {
  return shares.map((t) => barbPath([from + (to - from) * t, y + 4 * depth * t * (1 - t)])).join('')
}

/** A pointed post, `width` wide, centred on x. */
export function postPath(x: number, top: number, bottom: number, width = 7): string {
  const half = num(width / 2)
  return `M${num(x - width / 2)} ${num(top + 4)}l${half}-4 ${half} 4V${num(bottom)}h-${num(width)}z`
}
