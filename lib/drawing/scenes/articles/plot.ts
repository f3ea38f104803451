/** The sheet an article's drawing stands on: its subject, as land. */

import type { Box } from '@/lib/drawing/geometry'
import { box } from '@/lib/drawing/geometry'
import type { PlatOptions } from '@/lib/drawing/parcels'
import { createPlat } from '@/lib/drawing/parcels'
import { boxesPath, drawing, path } from '@/lib/drawing/svg'

type PlotSize = { width: number; height: number }

/** Most articles: a card's picture, 4 by 3. */
export const wide: PlotSize = { width: 320, height: 240 }

/** The articles that stand on wide lots of the index (lib/blog-plat.ts): a tall sheet. */
export const tall: PlotSize = { width: 320, height: 452 }

/** One article's drawing. `render` draws it anew each time, and always the same. */
export type ArticlePlot = PlotSize & { render(): string }

export function plot(size: PlotSize, content: () => readonly string[]): ArticlePlot {
  return { ...size, render: () => drawing({ ...size, fit: 'xMidYMid slice' }, content()) }
}

/** A plat with its bare and owned lots drawn. */
export function drawnPlat(options: PlatOptions): { lots: Box[]; drawn: string } {
  const { all, bare, owned } = createPlat(options)
  return { lots: all, drawn: path('lot-bare', boxesPath(bare)) + path('lot-owned', boxesPath(owned)) }
}

/** Several boxes of one kind, each given as x, y, width, height. */
export function boxes(...sides: readonly [number, number, number, number][]): Box[] {
  return sides.map(([x, y, width, height]) => box(x, y, width, height))
}
