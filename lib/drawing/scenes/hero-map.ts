/**
 * The hero: one corner of a quad sheet, and the five acres that the rest of the page sells.
 *
 * Scale: 240 units are 1,320 feet (a quarter of a mile), so the deal of 60 by 120 is 330 by 660 feet, 5.00 acres; the
 * lead row and the deal card say the same. The sheet is shown 1:1 and pinned to the product mock-up's corner, so that
 * the leader always drops from the flagged parcel into the product: never scale it, and never `slice` it.
 */
import { createAreas, createContours, placeHeight } from '../contours'
import { smooth } from '../curve'
import { flag } from '../flag'
import { type Box, box, corners, type Line, type Point } from '../geometry'
import { hatch } from '../hatch'
import type { InkName } from '../ink'
import { lettering } from '../lettering'
import { createNoise } from '../random'
import { scene } from '../scene'
import { road } from '../survey'
import { boxesPath, boxPath, crossPath, group, path } from '../svg'
import { createTerrain, type HeightField } from '../terrain'

const size = { width: 1120, height: 900 }

const creek: Line = [
  [548, -30],
  [526, 30],
  [548, 92],
  [508, 150],
  [520, 214],
  [478, 262],
  [470, 330],
  [424, 382],
  [412, 452],
]
const fork: Line = [
  [800, 420],
  [868, 398],
  [930, 372],
  [985, 398],
  [1042, 372],
  [1130, 392],
]

const quarterLines = 'M600-10V900M1080-10V900M560 40H1130M460 520H1130M520 760H1130'
const roads = 'M1130 280H640C560 280 520 312 486 356C462 387 440 410 404 424M840-10V900'
const sectionCorners: Point[] = [600, 840, 1080].flatMap((x) => [40, 280, 520, 760].map((y): Point => [x, y]))

const owned: Box[] = [box(720, 40, 120, 120), box(600, 160, 120, 60), box(960, 40, 120, 120)]
const others: Box[] = [
  box(600, 40, 120, 120),
  box(600, 220, 120, 60),
  box(720, 160, 60, 120),
  box(840, 40, 120, 240),
  box(960, 160, 120, 120),
]
/** The deal stops at the road that runs along two of its sides. */
const deal = box(780, 160, 55, 115)

/** Heights lettered on index lines: which line, near where, and the colour of the ground there. */
const heights: { level: number; near: Point; text: string; halo: InkName }[] = [
  { level: 0, near: [560, 150], text: '5200', halo: 'halo-sheet' },
  { level: 4, near: [664, 186], text: '5240', halo: 'halo-meadow' },
  { level: 4, near: [1000, 236], text: '5240', halo: 'halo-wood' },
  { level: 8, near: [752, 128], text: '5280', halo: 'halo-meadow' },
]

/** The whole sheet, for pictures, which show no product for the leader to drop into. */
export const heroMap = scene(size, () => [...groundParts(), ...dealParts()])

/** The sheet without the deal: the heavy part, a file of its own on the page. */
export const heroGround = scene(size, groundParts)

/** The deal and its leader on the same sheet: the part that is drawn and staked before the reader's eyes. */
export const heroDeal = scene(size, () => [
  ...dealParts(),
  path('leader', 'M808 275V340', 'pathLength="1" data-motion="draw"'),
])

function groundParts(): string[] {
  const ground = createTerrain({
    seed: 41,
    rough: 0.17,
    grain: 104,
    // The hills stand right of x = 440, so the headline is on flat ground and needs no mask.
    hills: [
      { x: 716, y: 96, top: 0.98, long: 128, wide: 92, turn: 0.5 },
      { x: 930, y: 168, top: 0.74, long: 120, wide: 96, turn: -0.5 },
      { x: 1040, y: 560, top: 0.95, long: 150, wide: 170, turn: 0.3 },
      { x: 700, y: 640, top: 0.5, long: 190, wide: 120, turn: 0.2 },
      { x: 560, y: 60, top: 0.2, long: 110, wide: 70 },
      { x: 1090, y: 10, top: 0.5, long: 110, wide: 90 },
    ],
    creeks: [
      { course: fork, depth: 0.16, width: 30 },
      { course: creek.slice(0, 8).toReversed(), depth: 0.1, width: 30 },
    ],
  })
  const contours = createContours(ground, {
    ...size,
    base: 0.16,
    interval: 0.083,
    count: 13,
    shortest: 80,
    clear: ([x, y]) => x < 380 && y < 420,
  })

  return [
    path('wood', woods(ground), 'fill-rule="evenodd"'),
    path('meadow', boxesPath(owned)),
    path('contour', contours.thin),
    path('contour-index', contours.index),
    path('creek', smooth(creek) + smooth(fork)),
    path('quarter-line', quarterLines),
    path('lot', boxesPath([...owned, ...others])),
    road(roads),
    path('mark', sectionCorners.map(crossPath).join('')),
    ...heights.map(({ level, near, text, halo }) => {
      const spot = placeHeight(contours, level, near)
      return spot
        ? lettering(text, spot.at, { angle: spot.angle, anchor: 'middle', ink: 'letter-brown', halo })
        : ''
    }),
    lettering('12', [614, 62], { size: 16, ink: 'letter-bold', halo: 'halo-wood' }),
    lettering('7', [856, 62], { size: 16, ink: 'letter-bold', halo: 'halo-wood' }),
    path('mark', 'M704 76l9 16h-18z'),
    lettering('5307', [720, 87], { ink: 'letter', halo: 'halo-meadow' }),
  ]
}

function dealParts(): string[] {
  return [
    path('card', boxPath(deal)),
    path('hatch-flag', hatch(corners(deal), 7)),
    path('deal-line', boxPath(deal), 'pathLength="1" data-motion="draw"'),
    lettering('330.0', [808, 149], { anchor: 'middle', halo: 'halo-meadow' }),
    lettering('660.0', [768, 218], { anchor: 'middle', angle: -90, halo: 'halo-wood' }),
    group(flag([808, 226], { scale: 1.25 }), 'data-motion="stake"'),
  ]
}

/** Woods grow on the hills, ragged, and thin out towards the copy on the left. */
function woods(ground: HeightField): string {
  const noise = createNoise(77)
  const thinning = (x: number) => (x < 590 ? (590 - x) / 420 : 0)
  return createAreas(
    (x, y) =>
      ground(x, y) * 0.9 + 0.55 * noise(x / 150, y / 150) + 0.25 * noise(x / 60, y / 60) - thinning(x),
    { ...size, level: 0.5, step: 8, shortest: 160 },
  )
}
