/** Contour lines of a height field as two paths, thin and index, in the manner of a topographic sheet. */
import { fittedCurve, relax } from './fitted-curve'
import { distance, type Line, lengthOf, type Point, pick, uprightAngle } from './geometry'
import { sampleGrid, traceLevel } from './marching-squares'
import type { HeightField } from './terrain'

/** Every how many lines one is heavier; the lowest is. */
const indexEvery = 4

type ContourOptions = {
  width: number
  height: number
  /** The lowest line, and the height between two lines. */
  base: number
  interval: number
  count: number
  /** Mesh of the grid in units: smaller is truer and slower. */
  step?: number
  /** How far a drawn line may stray from the traced one, in units. */
  tolerance?: number
  /** Lines shorter than this are specks and are left out. */
  shortest?: number
  /** Lines that lie wholly where this is true are left out, so that text stands on clear ground. */
  clear?: (point: Point) => boolean
}

type Contours = {
  thin: string
  index: string
  /** The traced index lines with their number from the lowest, for lettering heights on them. */
  indexLines: { level: number; line: Line }[]
}

/** `count` lines, from `base` up. Their path data is in whole units of the field, and empty where no line is left. */
export function createContours(field: HeightField, options: ContourOptions): Contours {
  const { width, height, base, interval, count, step = 6, tolerance = 2.5, shortest = 70, clear } = options
  const grid = sampleGrid(field, width, height, step, 24)
  let thin = ''
  let index = ''
  const indexLines: Contours['indexLines'] = []
  for (let level = 0; level < count; level += 1) {
    for (const line of traceLevel(grid, base + interval * level)) {
      if (lengthOf(line) < shortest) continue
      const drawn = relax(line)
      if (clear && drawn.every(clear)) continue
      const data = fittedCurve(drawn, tolerance)
      if (level % indexEvery === 0) {
        index += data
        indexLines.push({ level, line })
      } else {
        thin += data
      }
    }
  }
  return { thin, index, indexLines }
}

/** Filled areas where the field is over a level (woods, lakes), as path data for `fill-rule="evenodd"`. */
export function createAreas(
  field: HeightField,
  options: {
    width: number
    height: number
    level: number
    step: number
    shortest: number
    tolerance?: number
  },
): string {
  const grid = sampleGrid(field, options.width, options.height, options.step, 60)
  return traceLevel(grid, options.level)
    .filter((line) => lengthOf(line) > options.shortest)
    .map((line) => fittedCurve(relax(line, 4), options.tolerance ?? 1.4))
    .join('')
}

/** Where to letter a height: the place on the index line nearest to the wanted one, turned so that it reads upright. */
export function placeHeight(
  { indexLines }: Contours,
  level: number,
  wanted: Point,
): { at: Point; angle: number } | undefined {
  const reach = 6
  let best: { at: Point; angle: number; away: number } | undefined
  for (const { line } of indexLines.filter((candidate) => candidate.level === level)) {
    line.forEach((at, position) => {
      if (position < reach || position >= line.length - reach) return
      const away = distance(at, wanted)
      if (best && away >= best.away) return
      best = { at, angle: uprightAngle(pick(line, position - reach), pick(line, position + reach)), away }
    })
  }
  return best && { at: best.at, angle: best.angle }
}
