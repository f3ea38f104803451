/** Metes and bounds: a boundary read out course by course, as a deed says it. */

import { distance, type Line, type Point, segments, uprightAngle } from '../../geometry'
import { lettering } from '../../lettering'
import { deal, monuments, plotGround } from '../../survey'
import { closedPath, path } from '../../svg'
import { plot, portrait } from './plot'

// Within what a card shows of the sheet, with its bearings.
const boundary: Line = [
  [76, 150],
  [226, 124],
  [262, 240],
  [184, 330],
  [92, 296],
]
const easement: Line = [
  [92, 296],
  [83.9, 222],
  [168, 231],
  [184, 330],
]
const outward = 15

/** The bearing of a course in the quadrant form of a deed, to the degree: north is up the sheet. */
function bearing([ax, ay]: Point, [bx, by]: Point): string {
  const degrees = Math.round((Math.atan2(Math.abs(bx - ax), Math.abs(by - ay)) * 180) / Math.PI)
  return `${by < ay ? 'N' : 'S'} ${degrees}° ${bx > ax ? 'E' : 'W'}`
}

/** A bearing lettered along its course, outside the boundary, upright. */
function courseLabel(a: Point, b: Point): string {
  const length = distance(a, b)
  // The corners run clockwise, so the outside lies to the left of each course.
  const normal: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
  const place: Point = [(a[0] + b[0]) / 2 + normal[0] * outward, (a[1] + b[1]) / 2 + normal[1] * outward]
  const angle = uprightAngle(a, b)
  return lettering(bearing(a, b), place, { angle, anchor: 'middle', size: 10, halo: 'halo-sheet' })
}

export const legalConsiderations = plot(portrait, (size) => [
  plotGround('legal 3', size, 5),
  path('meadow', closedPath(boundary)),
  deal(easement),
  path('bound', closedPath(boundary)),
  ...segments([...boundary, ...boundary.slice(0, 1)]).map(([a, b]) => courseLabel(a, b)),
  monuments(boundary),
])
