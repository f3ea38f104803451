import { distance, first, type Line, type Point, pick } from './geometry'

/**
 * Path data of a smooth curve through the points that a scene names, which are unevenly spaced: cubic Béziers whose
 * tangents weigh both neighbours by distance and whose handles are a third of the chord.
 */
export function smooth(line: Line, decimals = 0): string {
  const factor = 10 ** decimals
  const count = line.length - 1

  function at(index: number): Point {
    return pick(line, Math.max(0, Math.min(count, index)))
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
  return data.replaceAll(' -', '-').replaceAll('-0.', '-.').replaceAll(' 0.', ' .')
}
