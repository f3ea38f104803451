/** The sheet an article's drawing stands on: its subject, as land. */

import { type Box, box, type Size } from '../../geometry'
import { createPlat, type PlatOptions } from '../../parcels'
import { type Drawing, scene } from '../../scene'
import { boxesPath, path } from '../../svg'

/** Most articles: a card's picture, 4 by 3. A share picture shows 265 of its width, so words keep clear of its sides. */
export const landscape: Size = { width: 320, height: 240 }

/** Articles on wide lots of the index (lib/blog/blog-plat.ts), where the picture stands upright beside the words. */
export const portrait: Size = { width: 320, height: 452 }

/** A drawing of an article; its content is computed only when it is rendered. */
export function plot(size: Size, content: (size: Size) => readonly string[]): Drawing {
  return scene({ ...size, fit: 'xMidYMid slice' }, content)
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
