/** From the stair-steps of a grid to a printed line: relax it, then draw the lightest curve that stays near it. */

import { distance, first, isClosed, type Line, last, lengthOf, type Point, pick, segments } from './geometry'

/** Takes the saw teeth of the grid off a line: each point moves towards its neighbours. */
export function relax(line: Line, times = 2): Line {
  const end = line.length - 1
  const closed = isClosed(line)
  let current = line
  for (let round = 0; round < times; round += 1) {
    const before = current
    current = before.map((point, index): Point => {
      if (!closed && (index === 0 || index === end)) return point
      const previous = pick(before, index === 0 ? end - 1 : index - 1)
      const next = pick(before, index === end ? 1 : index + 1)
      return [(previous[0] + 2 * point[0] + next[0]) / 4, (previous[1] + 2 * point[1] + next[1]) / 4]
    })
  }
  return current
}

/** Into how many parts each span of a curve is divided to measure how far it is from its line. */
const parts = 4

/**
 * Path data, in whole units, of the curve through the fewest evenly spaced points of a line that strays no further than
 * `tolerance` units from it.
 */
export function fittedCurve(line: Line, tolerance: number): string {
  let spans = isClosed(line) ? 4 : 2
  let places = spacedAlong(line, spans * parts)
  while (spans < line.length && !staysNear(places, tolerance)) {
    spans += 1
    places = spacedAlong(line, spans * parts)
  }
  return splineData(knotsOf(places))
}

/** Points at equal distances along a line, which divide it into `pieces`: its two ends and those between. */
export function spacedAlong(line: Line, pieces: number): Line {
  const step = lengthOf(line) / pieces
  const points = [first(line)]
  let passed = 0
  for (const [a, b] of segments(line)) {
    const length = distance(a, b)
    while (points.length < pieces && passed + length >= step * points.length) {
      const share = (step * points.length - passed) / length
      points.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])
    }
    passed += length
  }
  return [...points, last(line)]
}

/** Whether the curve through every fourth of these places is within `tolerance` of those between. */
function staysNear(places: Line, tolerance: number): boolean {
  const knots = knotsOf(places)
  const handles = handlesOf(knots)
  return places.slice(0, -1).every((place, index) => {
    const span = Math.floor(index / parts)
    const [ax, ay] = pick(knots, span)
    const [bx, by] = pick(knots, span + 1)
    const [leaveX, leaveY] = pick(handles, span)
    const [arriveX, arriveY] = pick(handles, span + 1)
    const t = (index % parts) / parts
    const x = bezier(t, ax, ax + leaveX, bx - arriveX, bx)
    const y = bezier(t, ay, ay + leaveY, by - arriveY, by)
    return distance(place, [x, y]) <= tolerance
  })
}

function knotsOf(places: Line): Line {
  return places.filter((_, index) => index % parts === 0)
}

/**
 * From each point to the end of the handle that leaves it, as in a Catmull-Rom spline; the handle that arrives mirrors it.
 * https://en.wikipedia.org/wiki/Cubic_Hermite_spline#Catmull%E2%80%93Rom_spline
 */
function handlesOf(knots: Line): Line {
  const closed = isClosed(knots)
  const end = knots.length - 1
  return knots.map((_, index): Point => {
    const before = pick(knots, index > 0 ? index - 1 : closed ? end - 1 : 0)
    const after = pick(knots, index < end ? index + 1 : closed ? 1 : end)
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
  })
}

function bezier(t: number, a: number, b: number, c: number, d: number): number {
  const left = 1 - t
  return left ** 3 * a + 3 * left ** 2 * t * b + 3 * left * t ** 2 * c + t ** 3 * d
}

/**
 * The shorthand `s` takes the mirrored handle for granted, so that a point costs near 8 bytes.
 * https://www.w3.org/TR/SVG2/paths.html#PathDataCubicBezierCommands
 */
function splineData(knots: Line): string {
  const handles = handlesOf(knots)
  const [startX, startY] = first(knots)
  const [leaveX, leaveY] = first(handles)
  let [x, y] = [Math.round(startX), Math.round(startY)]
  // The difference of two whole numbers, so that errors of rounding never add up along the line.
  const relative = (px: number, py: number) => `${Math.round(px) - x} ${Math.round(py) - y}`
  let data = `M${x} ${y}c${relative(startX + leaveX, startY + leaveY)} `
  knots.slice(1).forEach(([toX, toY], index) => {
    const [handleX, handleY] = pick(handles, index + 1)
    if (index > 0) data += 's'
    data += `${relative(toX - handleX, toY - handleY)} ${relative(toX, toY)}`
    ;[x, y] = [Math.round(toX), Math.round(toY)]
  })
  return (isClosed(knots) ? `${data}z` : data).replaceAll(' -', '-')
}
