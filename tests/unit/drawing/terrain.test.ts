import { createContours, placeHeight } from '@/lib/drawing/contours'
import { distance, isClosed } from '@/lib/drawing/geometry'
import { sampleGrid, traceLevel } from '@/lib/drawing/marching-squares'
import { createTerrain, rollingHills } from '@/lib/drawing/terrain'

const cone = (x: number, y: number) => 100 - Math.hypot(x - 100, y - 100)

test('a level of a cone is traced as one closed circle', () => {
  const lines = traceLevel(sampleGrid(cone, 200, 200, 4, 0), 50)
  expect(lines).toHaveLength(1)
  for (const line of lines) {
    expect(isClosed(line)).toBe(true)
    for (const point of line) expect(Math.abs(distance(point, [100, 100]) - 50)).toBeLessThan(0.5)
  }
})

test('a slope that runs off the sheet is traced as an open line', () => {
  const [line, ...others] = traceLevel(
    sampleGrid((x) => x, 200, 100, 10, 0),
    55,
  )
  expect(others).toEqual([])
  expect(line && isClosed(line)).toBe(false)
  for (const [x] of line ?? []) expect(x).toBeCloseTo(55)
})

test.each([1, -1])('at a saddle inside a cell, the lines of level %i keep to their own sides', (level) => {
  const saddle = sampleGrid((x, y) => (x - 45) * (y - 45), 100, 100, 10, 0)
  const lines = traceLevel(saddle, level)
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(new Set(line.map(([x]) => x > 45)).size).toBe(1)
    expect(new Set(line.map(([, y]) => y > 45)).size).toBe(1)
  }
})

test('every fourth contour is an index line', () => {
  const contours = createContours(cone, {
    width: 200,
    height: 200,
    base: 10,
    interval: 10,
    count: 9,
    step: 5,
    shortest: 20,
  })
  expect(contours.indexLines.map(({ level }) => level)).toEqual([0, 4, 8])
  expect(contours.index.match(/M/g)).toHaveLength(3)
  expect(contours.thin.match(/M/g)).toHaveLength(6)
})

test('a height label is on its line and reads upright', () => {
  const contours = createContours(cone, {
    width: 200,
    height: 200,
    base: 40,
    interval: 20,
    count: 1,
    step: 5,
  })
  const spot = placeHeight(contours, 0, [40, 100])
  expect(spot && Math.abs(distance(spot.at, [100, 100]) - 60)).toBeLessThan(1)
  for (const wanted of [
    [40, 100],
    [160, 100],
    [58, 58],
    [142, 58],
    [58, 142],
    [142, 142],
  ] as const)
    expect(Math.abs(placeHeight(contours, 0, wanted)?.angle ?? 180)).toBeLessThanOrEqual(90)
  expect(placeHeight(contours, 4, [40, 100])).toBeUndefined()
})

test('a hill is highest at its top and flat far away', () => {
  const ground = createTerrain({ seed: 1, rough: 0, hills: [{ x: 50, y: 50, top: 1, long: 20, wide: 10 }] })
  expect(ground(50, 50)).toBeCloseTo(1)
  expect(ground(70, 50)).toBeGreaterThan(ground(50, 70))
  expect(ground(500, 500)).toBeCloseTo(0)
})

test('a creek cuts into the hill it runs down', () => {
  const hills = [{ x: 50, y: 50, top: 1, long: 40, wide: 40 }]
  const dry = createTerrain({ seed: 1, hills })
  const wet = createTerrain({
    seed: 1,
    hills,
    creeks: [
      {
        course: [
          [50, 50],
          [50, 120],
        ],
        depth: 0.2,
        width: 10,
      },
    ],
  })
  expect(wet(50, 80)).toBeLessThan(dry(50, 80))
  expect(wet(150, 80)).toBeCloseTo(dry(150, 80))
})

test('the same seed scatters the same hills, and another seed others', () => {
  expect(rollingHills('a', 300, 200, 4)).toEqual(rollingHills('a', 300, 200, 4))
  expect(rollingHills('a', 300, 200, 4)).not.toEqual(rollingHills('b', 300, 200, 4))
})
