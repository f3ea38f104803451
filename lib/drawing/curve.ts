/** From the stair-steps of a grid to a printed line: relax, thin out, then draw through what is left. */

import { distance, first, isClosed, type Line, last, type Point, pick, toSegment } from './geometry'

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

/** Ramer-Douglas-Peucker: drops every point that lies within `tolerance` units of the line without it. */
export function simplify(line: Line, tolerance: number): Line {
  if (line.length < 3) return line
  const start = first(line)
  const end = last(line)
  const sameEnds = start[0] === end[0] && start[1] === end[1]
  const anchor = sameEnds ? pick(line, line.length >> 1) : end
  let farthest = 0
  let split = 0
  line.forEach((point, index) => {
    if (index === 0 || index === line.length - 1) return
    const away = toSegment(point, start, anchor).distance
    if (away > farthest) {
      farthest = away
      split = index
    }
  })
  if (farthest <= tolerance) return [start, end]
  return [
    ...simplify(line.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(split), tolerance),
  ]
}

/**
 * Path data of a smooth curve through unevenly spaced points: cubic Béziers whose tangents weigh both neighbours by
 * distance and whose handles are a third of the chord. Relative commands keep it near 12 bytes a point.
 */
export function smooth(line: Line, decimals = 0): string {
  const factor = 10 ** decimals
  const closed = isClosed(line)
  const count = line.length - 1

  function at(index: number): Point {
    return closed ? pick(line, (index + count) % count) : pick(line, Math.max(0, Math.min(count, index)))
  }
  function tangent(index: number): Point {
    const [a, b, c] = [at(index - 1), at(index), at(index + 1)]
    const before = distance(a, b) || 1e-6
    const after = distance(b, c) || 1e-6
    const x = ((b[0] - a[0]) * after) / before + ((c[0] - b[0]) * before) / after
    const y = ((b[1] - a[1]) * after) / before + ((c[1] - b[1]) * before) / after
    const size = Math.hypot(x, y) || 1
    return [x / size, y / size]
  }
  const grid = (value: number) => Math.round(value * factor)
  // Rounding the difference of two whole numbers, so that errors never add up along the line.
  const show = (value: number) => String(value / factor)

  const start = first(line)
  let [x, y] = [grid(start[0]), grid(start[1])]
  let data = `M${show(x)} ${show(y)}`
  for (let index = 0; index < count; index += 1) {
    const from = at(index)
    const to = at(index + 1)
    const handle = distance(from, to) / 3
    const leave = tangent(index)
    const arrive = tangent(index + 1)
    const relative = (px: number, py: number) => `${show(grid(px) - x)} ${show(grid(py) - y)}`
    data += `c${relative(from[0] + leave[0] * handle, from[1] + leave[1] * handle)} ${relative(to[0] - arrive[0] * handle, to[1] - arrive[1] * handle)} ${relative(to[0], to[1])}`
    ;[x, y] = [grid(to[0]), grid(to[1])]
  }
  return (data + (closed ? 'z' : '')).replaceAll(' -', '-').replaceAll('-0.', '-.').replaceAll(' 0.', ' .')
}
