/**
 * Contours behind whole pages and title blocks: hills strewn by a seed, no paper. Where text stands on a title
 * block the ground is flat.
 */
import type { InkName } from '@/lib/drawing/ink'
import { seededContours } from '@/lib/drawing/survey'
import { drawing } from '@/lib/drawing/svg'

type Page = {
  seed: string
  width: number
  height: number
  /** Which part stays in view when the box has another shape. */
  fit: string
  hills: number
  lines: number
  thin: InkName
  index: InkName
}

function terrain({ seed, width, height, fit, hills, lines, thin, index }: Page): string {
  const content = seededContours({
    seed,
    width,
    height,
    hills,
    lines,
    step: 12,
    grain: 150,
    thin,
    index,
  })
  return drawing({ width, height, fit }, [content])
}

export const blogTerrainSize = { width: 792, height: 420 }

/** Behind the right of the masthead of the index; its left is flat, where the title ends. */
export function blogTerrain(): string {
  return terrain({
    seed: 'blog 14',
    ...blogTerrainSize,
    fit: 'xMaxYMid slice',
    hills: 3,
    lines: 10,
    thin: 'faint-contour',
    index: 'faint-index',
  })
}

export const checkoutTerrainSize = { width: 1440, height: 1000 }

/** The green ground that the checkout slips and the signed statement lie on. */
export function checkoutTerrain(): string {
  return terrain({
    seed: 'checkout 2',
    ...checkoutTerrainSize,
    fit: 'xMidYMid slice',
    hills: 12,
    lines: 11,
    thin: 'faint-contour',
    index: 'faint-index',
  })
}

/** Higher than the band, also in a narrow window. */
export const darkTerrainSize = { width: 1440, height: 560 }

/** Behind the dark band that closes an article and the index. */
export function darkTerrain(): string {
  return terrain({
    seed: 'dark 5',
    ...darkTerrainSize,
    fit: 'xMidYMid slice',
    hills: 6,
    lines: 10,
    thin: 'night-contour',
    index: 'night-index',
  })
}
