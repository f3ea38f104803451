/** Fences as bands: behind the stats, along an edge, between two posts. */
import { barbPath, barbsPath, bay, postPath, wirePath } from '../fence'
import { scene } from '../scene'
import { path } from '../svg'

/** Taut wire without posts, because the signs of the stats bring their own wherever they stand; repeats along x. */
export const fenceRun = scene({ width: bay, height: 48 }, () => {
  const wires = [13, 27]
  return [
    path('wire', wires.map((y) => wirePath(0, bay, y, 0)).join('')),
    path('barb', wires.map((y) => barbsPath(0, bay, y, [0.1, 0.3, 0.5, 0.7, 0.9], 0)).join('')),
  ]
})

/** One bay with a post in its middle; repeats along x. */
export const fenceTile = scene({ width: bay, height: 44 }, () => {
  const wires = [13, 26]
  const half = bay / 2
  const halves = [-half, half].map((from) => ({ from, to: from + bay }))
  const wire = wires.flatMap((y) => halves.map(({ from, to }) => wirePath(from, to, y))).join('')
  const barbs = wires
    .map((y) => barbsPath(-half, half, y, [0.6, 0.8]) + barbsPath(half, half + bay, y, [0.2, 0.4]))
    .join('')
  return [path('wire', wire), path('barb', barbs), path('solid', postPath(half, 1, 44))]
})

/** One bay without posts that stretches between any two. */
export const fenceBay = scene({ width: 240, height: 44, fit: 'none' }, ({ width }) => {
  const wires = [13, 26]
  return [
    path('wire', wires.map((y) => wirePath(0, width, y)).join('')),
    path('barb', wires.map((y) => barbsPath(0, width, y, [0.14, 0.32, 0.5, 0.68, 0.86])).join('')),
  ]
})

/** A fence from above, as the map symbol: a line with crosses; repeats along y. */
export const fencePlan = scene({ width: 40, height: 48 }, () => [
  path('wire', 'M20 0V48'),
  path('barb', barbPath([20, 24], 5)),
])
