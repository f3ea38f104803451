/** The demo as a trail over the whole place, one post for each minute of it. Stands on its own dark ground. */
import { createAreas, createContours } from '@/lib/drawing/contours'
import { smooth } from '@/lib/drawing/curve'
import { flag } from '@/lib/drawing/flag'
import type { Line, Point } from '@/lib/drawing/geometry'
import { box, pick, pointAlong } from '@/lib/drawing/geometry'
import { lettering } from '@/lib/drawing/lettering'
import { createNoise } from '@/lib/drawing/random'
import { boxPath, circlePath, drawing, path } from '@/lib/drawing/svg'
import { createTerrain } from '@/lib/drawing/terrain'
import { demo } from '@/lib/site'

export const walkthroughMapSize = { width: 1120, height: 630 }

const trail: Line = [
  [60, 470],
  [150, 430],
  [214, 356],
  [300, 330],
  [390, 352],
  [470, 300],
  [520, 222],
  [610, 196],
  [690, 214],
  [736, 282],
  [720, 370],
  [770, 446],
  [868, 462],
  [950, 410],
  [960, 330],
  [900, 280],
  [838, 312],
]
const stream: Line = [
  [240, 650],
  [300, 520],
  [420, 420],
  [540, 330],
  [580, 230],
  [540, 120],
  [560, -20],
]

/** Where each minute's label stands from its post, from 0:00 to the end, so that none lies on the trail. */
const labelShifts: Point[] = [
  [0, -24],
  [0, -24],
  [-14, -24],
  [44, 4],
  [40, 20],
  [0, 30],
]

export function walkthroughMap(): string {
  const ground = createTerrain({
    seed: 21,
    rough: 0.17,
    grain: 130,
    hills: [
      { x: 330, y: 210, top: 1, long: 150, wide: 110, turn: 0.4 },
      { x: 820, y: 330, top: 1.15, long: 190, wide: 140, turn: -0.3 },
      { x: 560, y: 560, top: 0.6, long: 160, wide: 90 },
      { x: 1080, y: 60, top: 0.6, long: 130, wide: 110 },
      { x: 40, y: 560, top: 0.7, long: 130, wide: 110 },
    ],
    creeks: [{ course: stream, depth: 0.18, width: 36 }],
  })
  const noise = createNoise(9)
  const woods = createAreas((x, y) => ground(x, y) * 0.8 + 0.6 * noise(x / 150, y / 150), {
    ...walkthroughMapSize,
    level: 0.52,
    step: 10,
    shortest: 200,
    tolerance: 1.6,
  })
  const contours = createContours(ground, {
    ...walkthroughMapSize,
    base: 0.12,
    interval: 0.086,
    count: 14,
    tolerance: 2.4,
    shortest: 90,
  })
  const minutes = Array.from({ length: demo.minutes + 1 }, (_, minute) => ({
    minute,
    at: pointAlong(trail, minute / demo.minutes),
    shift: pick(labelShifts, minute),
  }))
  const end = pointAlong(trail, 1)

  return drawing({ ...walkthroughMapSize, fit: 'xMidYMid slice' }, [
    path('night-paper', boxPath(box(0, 0, walkthroughMapSize.width, walkthroughMapSize.height))),
    path('night-wood', woods, 'fill-rule="evenodd"'),
    path('night-map-contour', contours.thin),
    path('night-map-index', contours.index),
    path('trail-edge', smooth(trail)),
    path('trail', smooth(trail)),
    path(
      'post',
      minutes
        .slice(0, -1)
        .map(({ at }) => circlePath(at, 6))
        .join(''),
    ),
    flag(end, { scale: 1.5, night: true }),
    ...minutes.map(({ minute, at: [x, y], shift: [right, down] }) =>
      lettering(`${minute}:00`, [x + right, y + down], {
        size: 15,
        anchor: 'middle',
        ink: 'letter-night',
        halo: 'halo-night',
      }),
    ),
  ])
}
