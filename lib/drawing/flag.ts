/** The pin flag: a wire stake with a length of orange tape that has one wave in it. "Act here", and "you are here". */
import type { Point } from './geometry'
import { circle, num, path, place } from './svg'

/** Height of the flag at scale 1, from the foot of the stake to its tip. */
const flagHeight = 46

/**
 * Outline of the tape from the top of the stake, at scale 1; numbers scale one by one so that strokes keep their width.
 */
const tape = [
  ['c', 7, -4, 12, 3, 19, 0],
  ['s', 9, -3, 11, -2],
  ['l', -6, 9, 6, 8],
  ['c', -4, -2, -6, 2, -12, 3],
  ['s', -11, -3, -18, 0],
] as const

/**
 * Path data of a tape that flies to the right from the top of its stake.
 * @param scale at 1 it is 30 units long
 */
export function tapePath([x, y]: Point, scale: number): string {
  const curves = tape
    .map(([command, ...numbers]) => command + numbers.map((value) => num(value * scale)).join(' '))
    .join('')
  return `M${num(x)} ${num(y)}${curves}z`.replaceAll(' -', '-')
}

type FlagOptions = { scale?: number; night?: boolean }

/** A flag whose stake stands at `foot`. */
export function flag(foot: Point, { scale = 1, night = false }: FlagOptions = {}): string {
  const top = flagHeight * scale
  const content =
    path(night ? 'night-stake' : 'stake', `M0 0V${num(-top)}`) +
    path('flag', tapePath([0, -top], scale)) +
    circle(night ? 'night-solid' : 'solid', [0, 0], 3 * scale)
  return place(foot, content)
}
