/** The ground: a height for every place, from a few Gaussian hills, a little noise and the creeks that cut them. */

import { type Line, segments, toSegment } from './geometry'
import { createNoise, createRandom } from './random'

/** Height at a place. Heights have no unit; 1 is about the top of a full hill. */
export type HeightField = (x: number, y: number) => number

type Hill = {
  x: number
  y: number
  /** Height of the top over the plain. */
  top: number
  /** How far the slope runs along the hill's own two axes (one standard deviation, in units). */
  long: number
  wide: number
  /** Turn of the long axis, in radians, clockwise on the sheet. */
  turn?: number
}

type Creek = {
  /** The course, from the spring down. */
  course: Line
  depth: number
  width: number
}

export type Ground = {
  seed: number
  hills: Hill[]
  /** Height of the wrinkles on a hill, as a share of its relief. */
  rough?: number
  /** Size of the wrinkles, in units. */
  grain?: number
  /** Creeks are cut before the ground is contoured, so the lines bend upstream as they do on a real sheet. */
  creeks?: Creek[]
}

/** The same ground gives the same heights. Wrinkles and creeks fade out with the hills, so that a plain is flat. */
export function createTerrain({ seed, hills, rough = 0.16, grain = 110, creeks = [] }: Ground): HeightField {
  const slopes = hills.map(slopeOf)
  const noise = createNoise(seed)

  return (x, y) => {
    const bare = slopes.reduce((sum, slope) => sum + slope(x, y), 0)
    const relief = Math.min(1, bare * 2.4)
    const wrinkles = noise(x / grain, y / grain) + 0.5 * noise((x / grain) * 2.3 + 9, (y / grain) * 2.3 + 4)
    const cut = creeks.reduce((sum, creek) => sum + cutOf(creek, x, y), 0)
    return bare + relief * (rough * wrinkles - cut)
  }
}

/** Hills strewn over a sheet by a seed, for grounds that are about nothing in particular. */
export function rollingHills(seed: string, width: number, height: number, count: number): Hill[] {
  const random = createRandom(`hills ${seed}`)
  // Each hill has about this much room to each side.
  const room = Math.sqrt((width * height) / count)
  return Array.from({ length: count }, () => ({
    x: random.between(-0.05, 1.05) * width,
    y: random.between(-0.1, 1.1) * height,
    top: random.between(0.45, 1),
    long: random.between(0.32, 0.64) * room,
    wide: random.between(0.22, 0.42) * room,
    turn: random.between(-0.8, 0.8),
  }))
}

function slopeOf({ x: cx, y: cy, top, long, wide, turn = 0 }: Hill): HeightField {
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return (x, y) => {
    const u = ((x - cx) * cosine + (y - cy) * sine) / long
    const v = ((y - cy) * cosine - (x - cx) * sine) / wide
    return top * Math.exp(-(u * u + v * v) / 2)
  }
}

/** How deep a creek has cut here: a trench with a Gaussian profile that starts shallow at the spring. */
function cutOf({ course, depth, width }: Creek, x: number, y: number): number {
  const reaches = segments(course)
  let nearest = Infinity
  let share = 0
  reaches.forEach(([a, b], index) => {
    const found = toSegment([x, y], a, b)
    if (found.distance < nearest) {
      nearest = found.distance
      share = (index + found.at) / reaches.length
    }
  })
  return depth * Math.min(1, share * 3 + 0.15) * Math.exp(-(nearest * nearest) / (width * width))
}
