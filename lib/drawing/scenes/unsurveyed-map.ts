/** Page not found: a plat with a blank hole in it that nobody has surveyed. Wide for desks, narrow for phones. */
import { type Box, box, centre, corners, overlaps, type Size } from '../geometry'
import { lettering } from '../lettering'
import { createPlat } from '../parcels'
import { type Drawing, scene } from '../scene'
import { monuments, road, seededContours, sheet } from '../survey'
import { boxesPath, boxPath, path } from '../svg'

type Sheet = Size & {
  seed: string
  /** The blank area; its edges lie on section lines. */
  hole: Box
  plat: { ground: Box; columns: number; rows: number; depth: (column: number, row: number) => number }
  roadAt: number
  hills: number
  letters: number
}

function unsurveyed({ width, height, seed, hole, plat, roadAt, hills, letters }: Sheet): Drawing {
  return scene({ width, height, fit: 'xMidYMid slice' }, (size) => {
    const { bare, owned } = createPlat({ seed, ...plat, owned: 0.28, without: (lot) => overlaps(lot, hole) })
    const [x, y] = centre(hole)
    return [
      sheet('paper', size),
      path('lot-owned', boxesPath(owned)),
      path('lot-wash', boxesPath(bare)),
      seededContours({
        seed,
        ...size,
        hills,
        lines: 10,
        step: 10,
        grain: 120,
        thin: 'plot-contour',
        index: 'plot-index',
      }),
      road(`M-10 ${roadAt}H${width + 10}`),
      path('lot-void', boxPath(hole)),
      path('dashed', `M${x} ${roadAt - 4}V${hole.y + hole.height}`),
      monuments(corners(hole)),
      lettering('UNSURVEYED', [x, y], { size: letters, anchor: 'middle', ink: 'letter-quiet', spread: 3 }),
    ]
  })
}

/** Sides of a section, on the wide map and on the narrow one. */
const side = 96
const narrowSide = 60

export const unsurveyedMap = unsurveyed({
  width: 1200,
  height: 460,
  seed: 'lost 4',
  hole: box(-24 + 5 * side, -10 + side, 3 * side, 2 * side),
  plat: {
    ground: box(-24, -10, 13 * side, 5 * side),
    columns: 13,
    rows: 5,
    depth: (column, row) => [1, 2, 1, 0, 2, 1, 1][(column * 3 + row * 5) % 7] ?? 1,
  },
  roadAt: -10 + 4 * side,
  hills: 7,
  letters: 14,
})

export const unsurveyedMapNarrow = unsurveyed({
  width: 360,
  height: 300,
  seed: 'lost 8',
  hole: box(-30 + 2 * narrowSide, -36 + 2 * narrowSide, 3 * narrowSide, 2 * narrowSide),
  plat: {
    ground: box(-30, -36, 7 * narrowSide, 6 * narrowSide),
    columns: 7,
    rows: 6,
    depth: (column, row) => ((column * 2 + row) % 3 === 0 ? 0 : 1),
  },
  roadAt: -36 + 5 * narrowSide,
  hills: 4,
  letters: 13,
})
