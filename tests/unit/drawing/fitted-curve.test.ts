import { fittedCurve, spacedAlong } from '@/lib/drawing/fitted-curve'
import { distance, type Line, type Point, pick, segments, toSegment } from '@/lib/drawing/geometry'

/** A hill's outline as a grid traces it: many short sides, closed. */
const outline: Line = Array.from({ length: 121 }, (_, index): Point => {
  const angle = (index % 120) * (Math.PI / 60)
  const reach = 100 + 18 * Math.sin(3 * angle) + 6 * Math.sin(7 * angle)
  return [200 + reach * Math.cos(angle), 200 + reach * Math.sin(angle)]
})

/** A round pond. */
const pond: Line = Array.from({ length: 91 }, (_, index): Point => {
  const angle = (index % 90) * (Math.PI / 45)
  return [200 + 100 * Math.cos(angle), 200 + 100 * Math.sin(angle)]
})

/** A ridge that is straight for a long way and then turns sharply. */
const ridge: Line = [
  ...Array.from({ length: 40 }, (_, index): Point => [index * 6, 20]),
  ...Array.from({ length: 20 }, (_, index): Point => [240, 26 + index * 6]),
]

test.each([1, 2, 4])('a curve keeps within %d units of its line, apart from rounding', (tolerance) => {
  for (const line of [outline, ridge]) {
    const curve = pointsOf(fittedCurve(line, tolerance))
    // Whole units: an end of a handle can be off by 0.7, and so can the one that mirrors it.
    for (const point of curve) expect(distanceTo(line, point)).toBeLessThan(tolerance + 1)
    for (const point of line) expect(distanceTo(curve, point)).toBeLessThan(tolerance + 1)
  }
})

test('a curve that may stray further has fewer points', () => {
  const spans = [1, 2, 4].map((tolerance) => fittedCurve(outline, tolerance).match(/[cs]/g)?.length ?? 0)
  expect(spans).toEqual([...spans].sort((a, b) => b - a))
  expect(new Set(spans).size).toBe(3)
})

test('a line that no curve follows closely enough gets as many spans as it has points, and no more', () => {
  const teeth = Array.from({ length: 30 }, (_, index): Point => [index * 4, index % 2 ? 30 : 0])
  expect(fittedCurve(teeth, 0.01).match(/[cs]/g)).toHaveLength(30)
})

test('an open line keeps its two ends, and a closed one comes back to its beginning', () => {
  const open = pointsOf(fittedCurve(ridge, 2))
  expect([open.at(0), open.at(-1)]).toEqual([ridge.at(0), ridge.at(-1)])
  expect(fittedCurve(ridge, 2)).not.toMatch(/z/)
  const closed = pointsOf(fittedCurve(outline, 2))
  expect(closed.at(-1)).toEqual(closed.at(0))
  expect(fittedCurve(outline, 2)).toMatch(/z$/)
})

test('seven curves are a circle to within a hundredth of its width, without a corner where it begins', () => {
  const data = fittedCurve(pond, 2)
  expect(data.match(/[cs]/g)).toHaveLength(7)
  const drawn = pointsOf(data)
  const leaving = direction(pick(drawn, 0), pick(drawn, 1))
  const arriving = direction(pick(drawn, drawn.length - 2), pick(drawn, drawn.length - 1))
  expect(Math.abs(leaving - arriving)).toBeLessThan(0.2)
})

test('points along a line are equally far apart, whatever sides it has', () => {
  const points = spacedAlong(
    [
      [0, 0],
      [1, 0],
      [1, 0],
      [7, 0],
      [12, 0],
    ],
    4,
  )
  expect(points).toEqual([
    [0, 0],
    [3, 0],
    [6, 0],
    [9, 0],
    [12, 0],
  ])
})

/** Of path data with the commands that a fitted curve has: each curve at eight places. */
function pointsOf(data: string): Line {
  const [, start = '', rest = ''] = /^M([^c]*)(.*?)z?$/.exec(data) ?? []
  let [x = 0, y = 0] = numbersOf(start)
  let mirrored: Point = [0, 0]
  const points: Point[] = [[x, y]]
  for (const [, command, values = ''] of rest.matchAll(/([cs])([^cs]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] =
      command === 'c' ? numbersOf(values) : [...mirrored, ...numbersOf(values)]
    for (let part = 1; part <= 8; part += 1) {
      const t = part / 8
      const [p, q, r] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
      points.push([x + p * a + q * c + r * e, y + p * b + q * d + r * f])
    }
    mirrored = [e - c, f - d]
    ;[x, y] = [x + e, y + f]
  }
  return points
}

function numbersOf(data: string): number[] {
  return (data.match(/-?[\d.]+/g) ?? []).map(Number)
}

function distanceTo(line: Line, point: Point): number {
  return Math.min(...segments(line).map(([a, b]) => toSegment(point, a, b).distance))
}

function direction(from: Point, to: Point): number {
  expect(distance(from, to)).toBeGreaterThan(0)
  return Math.atan2(to[1] - from[1], to[0] - from[0])
}
