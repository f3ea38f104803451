/** The hill the founder flag stands on: the flag is on the summit of its own contours. */
import { createContours } from '../contours'
import { flag } from '../flag'
import { scene } from '../scene'
import { path } from '../svg'
import { createTerrain } from '../terrain'

export const founderHill = scene({ width: 460, height: 300 }, (size) => {
  const ground = createTerrain({
    seed: 63,
    rough: 0.2,
    grain: 90,
    hills: [
      { x: 250, y: 128, top: 1, long: 78, wide: 54, turn: 0.35 },
      { x: 400, y: 60, top: 0.45, long: 70, wide: 60 },
      { x: 330, y: 190, top: 0.3, long: 80, wide: 40, turn: 0.2 },
    ],
  })
  const contours = createContours(ground, {
    ...size,
    base: 0.1,
    interval: 0.115,
    count: 9,
    step: 5,
    tolerance: 1.8,
    shortest: 60,
  })
  return [
    path('hill-contour', contours.thin),
    path('hill-index', contours.index),
    flag([264, 140], { scale: 2.1 }),
  ]
})
