import fc from 'fast-check'
import { type Box, box, overlaps } from '@/lib/drawing/geometry'
import { hatch } from '@/lib/drawing/hatch'
import { createPlat, nearestLot, splitLot } from '@/lib/drawing/parcels'
import { createRandom } from '@/lib/drawing/random'

const areaOf = (lots: Box[]) => lots.reduce((sum, { width, height }) => sum + width * height, 0)

test('splitting a section leaves no gaps and no overlaps', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4 }), (seed, depth) => {
      const section = box(0, 0, 640, 640)
      const lots = splitLot(section, depth, createRandom(seed))
      expect(areaOf(lots)).toBeCloseTo(areaOf([section]))
      for (const [index, lot] of lots.entries()) {
        for (const other of lots.slice(index + 1)) expect(overlaps(lot, other)).toBe(false)
      }
    }),
    { numRuns: 40 },
  )
})

test('a plat leaves the excluded ground blank', () => {
  const hole = box(100, 100, 100, 100)
  const plat = createPlat({
    seed: 'hole',
    ground: box(0, 0, 300, 300),
    columns: 3,
    rows: 3,
    owned: 0.3,
    without: (lot) => overlaps(lot, hole),
  })
  expect(areaOf(plat.all)).toBeCloseTo(300 * 300 - 100 * 100)
  expect(plat.all).toHaveLength(plat.bare.length + plat.owned.length)
})

test('the nearest lot is the one whose center is nearest', () => {
  expect(nearestLot([box(0, 0, 10, 10), box(50, 0, 10, 10)], [40, 5])).toEqual(box(50, 0, 10, 10))
  expect(() => nearestLot([], [0, 0])).toThrow()
})

test('the same seed repeats its numbers, and another seed gives others', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed)
    return [random.next(), random.between(5, 6), random.chance(0.5)]
  }
  expect(draw('one')).toEqual(draw('one'))
  expect(draw('one')).not.toEqual(draw('two'))
})

test('hatching stays inside its polygon', () => {
  const inside = hatch(
    [
      [10, 10],
      [60, 10],
      [60, 90],
      [10, 90],
    ],
    6,
  )
  for (const [, x, y, dx, dy] of inside.matchAll(/M([\d.]+) ([\d.]+)l([\d.]+)(-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(9.9)
    expect(Number(x) + Number(dx)).toBeLessThanOrEqual(60.2)
    expect(Number(y)).toBeLessThanOrEqual(90.2)
    expect(Number(y) + Number(dy)).toBeGreaterThanOrEqual(9.8)
  }
  expect(inside.match(/M/g)?.length).toBeGreaterThan(10)
})
