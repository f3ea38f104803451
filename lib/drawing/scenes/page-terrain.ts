/**
 * Contours behind whole pages and title blocks: hills strewn by a seed, no paper. The seeds keep the left of the
 * title blocks flat, where the text stands.
 */
import type { InkName } from '@/lib/drawing/ink'
import { seededContours } from '@/lib/drawing/survey'
import { drawing } from '@/lib/drawing/svg'

type Page = {
  seed: string
  width: number
  height: number
  hills: number
  lines: number
  thin: InkName
  index: InkName
}

function terrain({ seed, width, height, hills, lines, thin, index }: Page): string {
  const content = seededContours({
    seed,
    width,
    height,
    hills,
    lines,
    step: 12,
    grain: 150,
    tolerance: 1.6,
    thin,
    index,
  })
  return drawing({ width, height, fit: 'xMidYMid slice' }, [content])
}

export const blogTerrainSize = { width: 1440, height: 420 }

/** Behind the masthead of the index. */
export function blogTerrain(): string {
  return terrain({
    seed: 'blog 3',
    ...blogTerrainSize,
    hills: 6,
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
    hills: 12,
    lines: 11,
    thin: 'faint-contour',
    index: 'faint-index',
  })
}

export const darkTerrainSize = { width: 1440, height: 360 }

/** Behind the dark band that closes an article and the index. */
export function darkTerrain(): string {
  return terrain({
    seed: 'dark 5',
    ...darkTerrainSize,
    hills: 6,
    lines: 10,
    thin: 'night-contour',
    index: 'night-index',
  })
}
