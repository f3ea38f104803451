/** Marks that several drawings share: roads, corners, a hatched deal, and the ground under a plot. */
import { createContours } from './contours'
import { box, type Line, type Point, type Size } from './geometry'
import { hatch } from './hatch'
import type { InkName } from './ink'
import { hashSeed } from './random'
import { boxPath, circlePath, closedPath, crossPath, path } from './svg'
import { createTerrain, rollingHills } from './terrain'

/**
 * Its edges and its surface, as two elements.
 * @param data path data of the middle line
 */
export function road(data: string): string {
  return path('road-edge', data) + path('road', data)
}

/** Survey monuments: a ring on a cross where a line turns. */
export function monuments(points: readonly Point[]): string {
  return (
    path('hair', points.map(crossPath).join('')) +
    path('place', points.map((point) => circlePath(point, 3.4)).join(''))
  )
}

/** The parcel the drawing is about: hatched, with a heavy line. */
export function deal(shape: Line, gap = 6): string {
  return (
    path('lot-deal', closedPath(shape)) +
    path('hatch-ink', hatch(shape, gap)) +
    path('deal-line', closedPath(shape))
  )
}

/** The whole sheet in one ink. */
export function sheet(ink: InkName, { width, height }: Size): string {
  return path(ink, boxPath(box(0, 0, width, height)))
}

/** Ground under an article's plot: paper, and contours strewn by the seed. */
export function plotGround(seed: string, size: Size, hills = 4): string {
  return (
    sheet('paper', size) +
    seededContours({
      seed,
      ...size,
      hills,
      lines: 8,
      step: 8,
      grain: 90,
      thin: 'plot-contour',
      index: 'plot-index',
    })
  )
}

type SeededContours = Size & {
  seed: string
  hills: number
  lines: number
  step: number
  grain: number
  thin: InkName
  index: InkName
}

/**
 * Contours of hills that the seed strews, from an eighth of the highest top up. At a tolerance of 3 nobody sees the
 * difference, and the lines are a quarter lighter than at 1.5.
 */
export function seededContours({
  seed,
  width,
  height,
  hills,
  lines,
  step,
  grain,
  thin,
  index,
}: SeededContours): string {
  const field = createTerrain({
    seed: hashSeed(seed) % 100000,
    hills: rollingHills(seed, width, height, hills),
    rough: 0.18,
    grain,
  })
  let top = 0
  for (let y = 0; y <= height; y += step * 3)
    for (let x = 0; x <= width; x += step * 3) top = Math.max(top, field(x, y))
  const contours = createContours(field, {
    width,
    height,
    base: top * 0.12,
    interval: (top * 0.86) / lines,
    count: lines,
    step,
    tolerance: 3,
    shortest: 60,
  })
  return path(thin, contours.thin) + path(index, contours.index)
}
