import { smooth } from '@/lib/drawing/curve'
import { flag } from '@/lib/drawing/flag'
import type { Point } from '@/lib/drawing/geometry'
import { box, corners } from '@/lib/drawing/geometry'
import { lettering } from '@/lib/drawing/lettering'
import { createPlat } from '@/lib/drawing/parcels'
import { deal, monuments, road, seededContours } from '@/lib/drawing/survey'
import { boxesPath, boxPath, drawing, path } from '@/lib/drawing/svg'

export const guidePlateSize = { width: 760, height: 560 }

/** Twelve sections with their numbers, a creek, a road, and the first parcel with its flag. */
export function guidePlate(): string {
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
  return drawing({ ...guidePlateSize, fit: 'xMidYMid slice' }, [
    path('paper', boxPath(box(0, 0, guidePlateSize.width, guidePlateSize.height))),
    path('lot-owned', boxesPath(owned)),
    path('lot-wash', boxesPath(bare)),
    seededContours({
      seed: 'guide 2',
      ...guidePlateSize,
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
  ])
}
