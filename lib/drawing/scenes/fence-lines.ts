/** Fences as bands: the run behind the stats, and the tiles that repeat along an edge. */
import { barbPath, barbsPath, bay, postPath, strungWires, wirePath } from '@/lib/drawing/fence'
import { drawing, path } from '@/lib/drawing/svg'

export const fenceRunSize = { width: 11 * bay, height: 48 }

/** Eleven bays of wire without posts: the signs of the stats bring their own. */
export function fenceRun(): string {
  const posts = Array.from({ length: 12 }, (_, index) => index * bay)
  return drawing({ ...fenceRunSize, fit: 'xMinYMid slice' }, [strungWires(posts, [10, 24], 5)])
}

export const fenceTileSize = { width: bay, height: 44 }

/** One bay with a post in its middle; repeats along x. */
export function fenceTile(): string {
  const wires = [13, 26]
  const half = bay / 2
  const halves = [-half, half].map((from) => ({ from, to: from + bay }))
  const wire = wires.flatMap((y) => halves.map(({ from, to }) => wirePath(from, to, y))).join('')
  const barbs = wires
    .map((y) => barbsPath(-half, half, y, 3, [0.6, 0.8]) + barbsPath(half, half + bay, y, 3, [0.2, 0.4]))
    .join('')
  return drawing(fenceTileSize, [
    path('wire', wire),
    path('barb', barbs),
    path('solid', postPath(half, 1, 44)),
  ])
}

export const fenceBaySize = { width: 240, height: 44 }

/** One bay without posts that stretches between any two. */
export function fenceBay(): string {
  const wires = [13, 26]
  const { width } = fenceBaySize
  return drawing({ ...fenceBaySize, fit: 'none' }, [
    path('wire', wires.map((y) => wirePath(0, width, y)).join('')),
    path('barb', wires.map((y) => barbsPath(0, width, y, 3, [0.14, 0.32, 0.5, 0.68, 0.86])).join('')),
  ])
}

export const fencePlanSize = { width: 40, height: 48 }

/** A fence from above, as the map symbol: a line with crosses; repeats along y. */
export function fencePlan(): string {
  return drawing(fencePlanSize, [path('wire', 'M20 0V48'), path('barb', barbPath([20, 24], 5))])
}
