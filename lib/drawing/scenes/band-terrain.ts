/** Quiet ground behind the bands of the landing page: contours only, no paper, so that the band's own colour shows. */
import { createContours } from '../contours'
import type { Size } from '../geometry'
import type { InkName } from '../ink'
import { type Drawing, scene } from '../scene'
import { path } from '../svg'
import { createTerrain, type Ground } from '../terrain'

type Band = Size & {
  fit: string
  ground: Ground
  thin: InkName
  index: InkName
}

/** A high band, as the footer of a phone, stretches the hills, not the pen. */
const pen = 'vector-effect="non-scaling-stroke"'

function band({ ground, thin, index, ...frame }: Band): Drawing {
  return scene(frame, (size) => {
    const contours = createContours(createTerrain(ground), {
      ...size,
      base: 0.14,
      interval: 0.1,
      count: 9,
      step: 8,
      shortest: 120,
    })
    return [path(thin, contours.thin, pen), path(index, contours.index, pen)]
  })
}

/**
 * Hills in the top right corner of the features; a creek runs out of them to the left. High enough for each line to come
 * round, as the lower edge stands free in the band.
 */
export const featuresHill = band({
  width: 1400,
  height: 640,
  fit: 'xMaxYMin slice',
  thin: 'faint-contour',
  index: 'faint-index',
  ground: {
    seed: 5,
    grain: 120,
    hills: [
      { x: 1180, y: 60, top: 1, long: 190, wide: 110, turn: 0.2 },
      { x: 900, y: 20, top: 0.5, long: 140, wide: 60 },
      { x: 1420, y: 260, top: 0.8, long: 140, wide: 160 },
    ],
    creeks: [
      {
        course: [
          [820, 420],
          [980, 250],
          [1070, 160],
          [1120, 70],
        ],
        depth: 0.14,
        width: 34,
      },
    ],
  },
})

/** Dark ground around the demo's frame. */
export const walkthroughTerrain = band({
  width: 1500,
  height: 900,
  fit: 'xMidYMid slice',
  thin: 'night-contour',
  index: 'night-index',
  ground: {
    seed: 12,
    rough: 0.17,
    grain: 150,
    hills: [
      { x: 120, y: 760, top: 1, long: 230, wide: 170, turn: 0.5 },
      { x: 1390, y: 110, top: 1.1, long: 230, wide: 190, turn: -0.4 },
      { x: 720, y: 1000, top: 0.7, long: 300, wide: 120 },
      { x: 560, y: -60, top: 0.5, long: 200, wide: 120 },
    ],
    creeks: [
      {
        course: [
          [1500, 520],
          [1330, 380],
          [1290, 250],
          [1350, 120],
        ],
        depth: 0.16,
        width: 40,
      },
    ],
  },
})

/** Dark hills that rise from the lower edge of the footer. */
export const footerTerrain = band({
  width: 1500,
  height: 420,
  fit: 'xMaxYMax slice',
  thin: 'night-contour',
  index: 'night-index',
  ground: {
    seed: 31,
    grain: 120,
    hills: [
      { x: 1240, y: 420, top: 1.1, long: 210, wide: 170, turn: 0.1 },
      { x: 820, y: 470, top: 0.7, long: 200, wide: 120 },
      { x: 1500, y: 120, top: 0.6, long: 120, wide: 120 },
    ],
    creeks: [
      {
        course: [
          [960, 100],
          [1040, 260],
          [1120, 330],
          [1180, 400],
        ],
        depth: 0.16,
        width: 34,
      },
    ],
  },
})
