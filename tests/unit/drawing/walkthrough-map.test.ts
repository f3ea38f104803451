import { type Line, type Point, segments, toSegment } from '@/lib/drawing/geometry'
import { walkthroughMap } from '@/lib/drawing/scenes/walkthrough-map'

const letters = /class="ink-letter-night" transform="translate\(([\d.]+) ([\d.]+)\)/g

/** The points that the drawn curve goes through. */
function trailOf(svg: string): Line {
  const [, x, y, curves = ''] = /class="ink-trail" d="M(\d+) (\d+)([^"]+)"/.exec(svg) ?? []
  const points: [number, number][] = [[Number(x), Number(y)]]
  for (const curve of curves.split('c').slice(1)) {
    const [right = 0, down = 0] = (curve.match(/-?\d+/g) ?? []).slice(-2).map(Number)
    const [fromX, fromY] = points.at(-1) ?? [0, 0]
    points.push([fromX + right, fromY + down])
  }
  return points
}

/** How far a word of four letters, 40 units wide and 15 high around a point, is from a line. */
function clearance([x, y]: Point, line: Line): number {
  const spots = [-20, -10, 0, 10, 20].flatMap((right) =>
    [-7.5, 0, 7.5].map((down): Point => [x + right, y + down]),
  )
  return Math.min(...segments(line).flatMap(([a, b]) => spots.map((spot) => toSegment(spot, a, b).distance)))
}

test.each([3, 6, 7, 10])(
  'a demo of %i minutes has a label for each, on the sheet and off the trail',
  (minutes) => {
    const { width, height, render } = walkthroughMap(minutes)
    const svg = render()
    const trail = trailOf(svg)
    const places = Array.from(svg.matchAll(letters), ([, x, y]): Point => [Number(x), Number(y)])
    expect(trail).toHaveLength(17)
    expect(places).toHaveLength(minutes + 1)
    for (const place of places) {
      expect(place[0]).toBeLessThan(width - 20)
      expect(place[1]).toBeLessThan(height - 10)
      expect(clearance(place, trail)).toBeGreaterThan(3)
    }
  },
)
