/** The demo as a trail over the whole place, one post for each minute of it. Stands on its own dark ground. */
import { createAreas, createContours } from '../contours'
import { smooth } from '../curve'
import { flag } from '../flag'
import { type Line, type Point, pointAlong, type Size } from '../geometry'
import { lettering } from '../lettering'
import { createNoise } from '../random'
import { type Drawing, scene } from '../scene'
import { sheet } from '../survey'
import { circlePath, path } from '../svg'
import { createTerrain } from '../terrain'

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

const above: Point = [0, -24]

/** Where labels stand from their posts, from each share of the way on, so that none lies on the trail. */
const labelShifts: { from: number; shift: Point }[] = [
  { from: 0, shift: above },
  { from: 0.07, shift: [-14, -24] },
  { from: 0.14, shift: above },
  { from: 0.27, shift: [-14, -24] },
  { from: 0.53, shift: [44, 4] },
  { from: 0.7, shift: [0, 30] },
  { from: 0.76, shift: [40, 20] },
  { from: 0.93, shift: [0, 30] },
]

function labelShift(share: number): Point {
  return labelShifts.findLast(({ from }) => from <= share)?.shift ?? above
}

/** @param demoMinutes how long the demo is, in whole minutes */
export function walkthroughMap(demoMinutes: number): Drawing {
  return scene({ width: 1120, height: 630, fit: 'xMidYMid slice' }, (size) => [
    ...groundParts(size),
    path('trail-edge', smooth(trail)),
    path('trail', smooth(trail)),
    ...minuteParts(demoMinutes),
  ])
}

function groundParts(size: Size): string[] {
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
    ...size,
    level: 0.52,
    step: 10,
    shortest: 200,
    tolerance: 1.6,
  })
  const contours = createContours(ground, {
    ...size,
    base: 0.12,
    interval: 0.086,
    count: 14,
    shortest: 90,
  })
  return [
    sheet('night-paper', size),
    path('night-wood', woods, 'fill-rule="evenodd"'),
    path('night-map-contour', contours.thin),
    path('night-map-index', contours.index),
  ]
}

/** A post for each minute of the demo, the flag at its end, and the minutes in figures. */
function minuteParts(demoMinutes: number): string[] {
  const minutes = Array.from({ length: demoMinutes + 1 }, (_, minute) => ({
    minute,
    at: pointAlong(trail, minute / demoMinutes),
    shift: labelShift(minute / demoMinutes),
  }))
  const posts = minutes.slice(0, -1).map(({ at }) => circlePath(at, 6))
  return [
    path('post', posts.join('')),
    flag(pointAlong(trail, 1), { scale: 1.5, night: true }),
    // A media query in a picture asks for the picture's own width: on a phone nobody could read them.
    '<style>@media (max-width:500px){.minutes{display:none}}</style><g class="minutes">',
    ...minutes.map(({ minute, at: [x, y], shift: [right, down] }) =>
      lettering(`${minute}:00`, [x + right, y + down], {
        size: 15,
        anchor: 'middle',
        ink: 'letter-night',
        halo: 'halo-night',
      }),
    ),
    '</g>',
  ]
}
