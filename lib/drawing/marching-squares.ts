/**
 * Lines of equal height by marching squares.
 *
 * Own code rather than d3-contour: a contour that leaves the sheet must stay an open line. d3-contour closes every ring
 * along the edge of its grid, which would draw the frame of the grid into the map and break the places for labels.
 */
import type { Line, Point } from './geometry'
import type { HeightField } from './terrain'

type Grid = { columns: number; rows: number; step: number; margin: number; heights: Float64Array }

/** Heights on a square grid that reaches `margin` units over each side of the sheet, so that lines end out of sight. */
export function sampleGrid(
  field: HeightField,
  width: number,
  height: number,
  step: number,
  margin: number,
): Grid {
  const columns = Math.ceil((width + 2 * margin) / step) + 1
  const rows = Math.ceil((height + 2 * margin) / step) + 1
  const heights = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      heights[row * columns + column] = field(column * step - margin, row * step - margin)
    }
  }
  return { columns, rows, step, margin, heights }
}

/** A place where the line crosses an edge of the grid, and the crossings it is joined to (two, or one at an end). */
type Crossing = { point: Point; joined: Crossing[] }

/**
 * Lines at one height, in units of the sheet. A closed line repeats its first point at the end; an open one ends where
 * the grid does.
 */
export function traceLevel(grid: Grid, level: number): Line[] {
  return followLines(findCrossings(grid, level))
}

function findCrossings({ columns, rows, step, margin, heights }: Grid, level: number): Crossing[] {
  const byEdge = new Map<number, Crossing>()
  const heightAt = (column: number, row: number) => heights[row * columns + column] ?? 0

  /** The crossing on the edge from a to b (to the right or down of a), or nothing when both ends are on one side. */
  function cross(column: number, row: number, down: boolean): Crossing | undefined {
    const a = heightAt(column, row) - level
    const b = (down ? heightAt(column, row + 1) : heightAt(column + 1, row)) - level
    if (a > 0 === b > 0) return undefined
    const edge = 2 * (row * columns + column) + (down ? 1 : 0)
    const known = byEdge.get(edge)
    if (known) return known
    const t = a / (a - b)
    const x = (column + (down ? 0 : t)) * step - margin
    const y = (row + (down ? t : 0)) * step - margin
    const crossing: Crossing = { point: [x, y], joined: [] }
    byEdge.set(edge, crossing)
    return crossing
  }

  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const top = cross(column, row, false)
      const left = cross(column, row, true)
      const right = cross(column + 1, row, true)
      const bottom = cross(column, row + 1, false)
      if (top && right && bottom && left) {
        // A saddle: the middle of the cell decides which two corners belong together.
        const corner = heightAt(column, row)
        const middle =
          (corner + heightAt(column + 1, row) + heightAt(column, row + 1) + heightAt(column + 1, row + 1)) / 4
        const together = middle > level === corner > level
        join(top, together ? right : left)
        join(bottom, together ? left : right)
        continue
      }
      const [a, b] = [top, right, bottom, left].filter((crossing) => crossing !== undefined)
      if (a && b) join(a, b)
    }
  }
  return [...byEdge.values()]
}

function join(a: Crossing, b: Crossing): void {
  a.joined.push(b)
  b.joined.push(a)
}

function followLines(crossings: Crossing[]): Line[] {
  const seen = new Set<Crossing>()
  const lines: Line[] = []
  const loose = crossings.filter((crossing) => crossing.joined.length === 1)
  for (const start of [...loose, ...crossings]) {
    if (seen.has(start)) continue
    const line: Point[] = []
    let current: Crossing | undefined = start
    while (current) {
      seen.add(current)
      line.push(current.point)
      current = current.joined.find((next) => !seen.has(next))
    }
    if (start.joined.length === 2) line.push(start.point)
    lines.push(line)
  }
  return lines
}
