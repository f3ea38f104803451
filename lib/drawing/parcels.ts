/**
 * Parcels in the manner of the Public Land Survey System: a township has 36 sections of a mile square; a section is
 * sold off in halves, quarters and quarter-quarters (40 acres). A seed decides who cut what.
 */

import { type Box, box, centre, distance, type Point } from './geometry'
import { createRandom, type Random } from './random'

/** The chance that a piece of ground stays whole. */
const keptWhole = 0.16

/** Splits a piece of ground `depth` times at most by halves and quarters. */
export function splitLot(whole: Box, depth: number, random: Random): Box[] {
  if (depth <= 0 || random.chance(keptWhole)) return [whole]
  const { x, y, width, height } = whole
  const across = [box(x, y, width / 2, height), box(x + width / 2, y, width / 2, height)]
  const down = [box(x, y, width, height / 2), box(x, y + height / 2, width, height / 2)]
  const quarters = down.flatMap((half) => [
    box(half.x, half.y, width / 2, height / 2),
    box(half.x + width / 2, half.y, width / 2, height / 2),
  ])
  const cut = random.next()
  const pieces = cut < 0.42 ? quarters : cut < 0.71 ? across : down
  return pieces.flatMap((piece) => splitLot(piece, depth - 1, random))
}

export type PlatOptions = {
  seed: string
  /** The ground, and into how many sections it is gridded before they are split. */
  ground: Box
  columns: number
  rows: number
  depth?: number | ((column: number, row: number) => number)
  /** Share of the lots that are drawn as owned. */
  owned: number
  /** Ground that stays blank. */
  without?: (lot: Box) => boolean
}

type Plat = { all: Box[]; bare: Box[]; owned: Box[] }

/** Each lot of `all` is in `bare` or `owned`, too. A seed always cuts the same lots, whatever ground stays blank. */
export function createPlat({
  seed,
  ground,
  columns,
  rows,
  depth = 2,
  owned,
  without = () => false,
}: PlatOptions): Plat {
  const random = createRandom(`plat ${seed}`)
  const width = ground.width / columns
  const height = ground.height / rows
  const plat: Plat = { all: [], bare: [], owned: [] }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const section = box(ground.x + column * width, ground.y + row * height, width, height)
      const cuts = typeof depth === 'number' ? depth : depth(column, row)
      for (const lot of splitLot(section, cuts, random)) {
        const kind = random.chance(owned) ? plat.owned : plat.bare
        if (without(lot)) continue
        plat.all.push(lot)
        kind.push(lot)
      }
    }
  }
  return plat
}

/** The lot whose middle lies nearest to a place. */
export function nearestLot(lots: readonly Box[], place: Point): Box {
  const [head, ...rest] = lots
  if (!head) throw new RangeError('There is no lot to choose from.')
  return rest.reduce(
    (best, lot) => (distance(centre(lot), place) < distance(centre(best), place) ? lot : best),
    head,
  )
}
