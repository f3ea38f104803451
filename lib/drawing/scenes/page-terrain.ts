/**
 * Contours behind whole pages and title blocks: hills strewn by a seed, no paper. Where text stands on a title
 * block the ground is flat.
 */
import type { Size } from '../geometry'
import type { InkName } from '../ink'
import { type Drawing, scene } from '../scene'
import { seededContours } from '../survey'

type Page = Size & {
  seed: string
  /** Which part stays in view when the box has another shape. */
  fit: string
  hills: number
  lines: number
  thin: InkName
  index: InkName
}

function terrain({ width, height, fit, ...contours }: Page): Drawing {
  return scene({ width, height, fit }, (size) => [
    seededContours({ ...contours, ...size, step: 12, grain: 150 }),
  ])
}

/** Behind the right of the masthead of the index; its left is flat, where the title ends. */
export const blogTerrain = terrain({
  seed: 'blog 14',
  width: 792,
  height: 420,
  fit: 'xMaxYMid slice',
  hills: 3,
  lines: 10,
  thin: 'faint-contour',
  index: 'faint-index',
})

/** The green ground that the slips of the checkout and the signed statement lie on. */
export const slipTerrain = terrain({
  seed: 'checkout 2',
  width: 1440,
  height: 1000,
  fit: 'xMidYMid slice',
  hills: 12,
  lines: 11,
  thin: 'faint-contour',
  index: 'faint-index',
})

/**
 * Behind the dark band that closes an article and the index; as wide as the widest sheet, and higher than the band, also
 * in a narrow window.
 */
export const darkTerrain = terrain({
  seed: 'dark 5',
  width: 1600,
  height: 560,
  fit: 'xMidYMid slice',
  hills: 6,
  lines: 10,
  thin: 'night-contour',
  index: 'night-index',
})
