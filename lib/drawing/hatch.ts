/**
 * Hatching as real lines, clipped to a polygon by arithmetic. An SVG `<pattern>` would need an id, and ids clash when
 * two drawings share a page; lines also keep their ink when the system picks the colours.
 */

import { type Line, segments } from './geometry'
import { num } from './svg'

/** Path data of parallel lines inside a polygon, `gap` units apart, rising to the right (or falling, with -1). */
export function hatch(polygon: Line, gap: number, rise: 1 | -1 = 1): string {
  const edges = segments([...polygon, ...polygon.slice(0, 1)])
  // On the line number k, x + rise * y = k: sweep k over the polygon and pair the places where the
  // line enters and leaves.
  const offsets = polygon.map(([x, y]) => x + rise * y)
  const spacing = gap * Math.SQRT2
  const lowest = Math.ceil(Math.min(...offsets) / spacing) * spacing
  const highest = Math.max(...offsets)
  let data = ''
  for (let k = lowest; k < highest; k += spacing) {
    const crossings: number[] = []
    for (const [[ax, ay], [bx, by]] of edges) {
      const a = ax + rise * ay - k
      const b = bx + rise * by - k
      if (a > 0 !== b > 0) crossings.push(ax + ((bx - ax) * a) / (a - b))
    }
    crossings.sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = crossings[pair] ?? 0
      const run = (crossings[pair + 1] ?? 0) - from
      if (run > 0.5) data += `M${num(from)} ${num(rise * (k - from))}l${num(run)} ${num(-rise * run)}`
    }
  }
  return data.replaceAll(' -', '-')
}
