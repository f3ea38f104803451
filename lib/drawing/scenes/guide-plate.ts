import { smooth } from '../curve'
import { flag } from '../flag'
import { box, corners, type Point } from '../geometry'
import { lettering } from '../lettering'
import { createPlat } from '../parcels'
import { scene } from '../scene'
import { deal, monuments, road, seededContours, sheet } from '../survey'
import { boxesPath, path } from '../svg'

/** Twelve sections with their numbers, a creek, a road, and the first parcel with its flag. */
export const guidePlate = scene({ width: 760, height: 560, fit: 'xMidYMid slice' }, (size) => {
  const side = 144
  const ground = box(92, 62, 4 * side, 3 * side)
  const first = box(308, 278, 72, 72)
  const depths = [
    [1, 2, 2, 1],
    [2, 1, 2, 2],
    [2, 2, 1, 2],
  ]
  const { bare, owned } = createPlat({
    seed: 'guide 12',
    ground,
    columns: 4,
    rows: 3,
    owned: 0.3,
    depth: (column, row) => depths[row]?.[column] ?? 1,
  })
  // As a township numbers its sections: back and forth, so the second row counts the other way.
  const numbers = [
    [6, 5, 4, 3],
    [7, 8, 9, 10],
    [18, 17, 16, 15],
  ].flatMap((row, down) =>
    row.map((number, right) =>
      lettering(String(number), [ground.x + right * side + 9, ground.y + down * side + 14], {
        size: 11,
        halo: 'halo-sheet',
      }),
    ),
  )
  const creek: Point[] = Array.from(
    { length: 15 },
    (_, index): Point => [-30 + index * 60, 512 - index * 30 + Math.sin(index * 1.1) * 30],
  )
  return [
    sheet('paper', size),
    path('lot-owned', boxesPath(owned)),
    path('lot-wash', boxesPath(bare)),
    seededContours({
      seed: 'guide 2',
      ...size,
      hills: 5,
      lines: 10,
      step: 8,
      grain: 110,
      thin: 'plot-contour',
      index: 'plot-index',
    }),
    path('river', smooth(creek)),
    road('M-20 350H380V580'),
    ...numbers,
    deal(corners(first), 7),
    monuments([...corners(ground), [380, 62], [380, 494]]),
    flag([344, 330], { scale: 1.7 }),
  ]
})
