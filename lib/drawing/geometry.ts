/** Points and lines in drawing units (1 unit is 1 CSS pixel at scale 1; x grows to the right, y grows down). */
export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]
export type Size = { width: number; height: number }
export type Box = Size & { x: number; y: number }

/** A box from the coordinates of its top left corner and its size. */
export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

/** The middle of a box. */
export function centre({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2]
}

/** Clockwise from the top left one; the first is not repeated at the end. */
export function corners({ x, y, width, height }: Box): Line {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** True when the two boxes share more than an edge. */
export function overlaps(a: Box, b: Box): boolean {
  const slack = 2
  return (
    a.x < b.x + b.width - slack &&
    a.x + a.width > b.x + slack &&
    a.y < b.y + b.height - slack &&
    a.y + a.height > b.y + slack
  )
}

/** Distance between two points in drawing units. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Degrees of the way from one point to another, turned so that letters along it stand upright. */
export function uprightAngle([ax, ay]: Point, [bx, by]: Point): number {
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  return angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle
}

/** The neighbours of a line's points, pairwise. */
export function segments(line: Line): [Point, Point][] {
  const pairs: [Point, Point][] = []
  let previous: Point | undefined
  for (const point of line) {
    if (previous) pairs.push([previous, point])
    previous = point
  }
  return pairs
}

/** In units. The side that closes an outline counts only where the first point is repeated at the end. */
export function lengthOf(line: Line): number {
  return segments(line).reduce((sum, [a, b]) => sum + distance(a, b), 0)
}

/** The point at `share` (0 to 1) of a line's length. */
export function pointAlong(line: Line, share: number): Point {
  let left = lengthOf(line) * share
  let end = first(line)
  for (const [a, b] of segments(line)) {
    const length = distance(a, b)
    if (left <= length && length > 0) {
      const t = left / length
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    }
    left -= length
    end = b
  }
  return end
}

/** Distance from a point to a segment, and where along it (0 to 1) the nearest place is. */
export function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): { distance: number; at: number } {
  const dx = bx - ax
  const dy = by - ay
  const squared = dx * dx + dy * dy
  const at = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared))
  return { distance: Math.hypot(x - ax - at * dx, y - ay - at * dy), at }
}

/** Whether a line comes back to within a unit of its first point; what `corners` gives does not. */
export function isClosed(line: Line): boolean {
  return line.length > 2 && distance(first(line), last(line)) < 1
}

/** @throws RangeError when the line has no points */
export function first(line: Line): Point {
  return pick(line, 0)
}

/** @throws RangeError when the line has no points */
export function last(line: Line): Point {
  return pick(line, line.length - 1)
}

/** A point by index; an index outside the line is a mistake in the caller, and is said at once. */
export function pick(line: Line, index: number): Point {
  const point = line[index]
  if (!point) throw new RangeError(`A line of ${line.length} points has no point ${index}.`)
  return point
}
