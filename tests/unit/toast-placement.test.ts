import fc from 'fast-check'
import { toastBottom } from '@/lib/toast-placement'

const toast = { left: 20, right: 300, height: 80 }
const box = (top: number, bottom: number, left = 0, right = 320) => ({ top, bottom, left, right })

test('with nothing in the way, a toast is at the bottom edge', () => {
  expect(toastBottom(toast, 640, [[]])).toBe(16)
})

test('a toast is above the notice', () => {
  expect(toastBottom(toast, 640, [[box(500, 624)]])).toBe(640 - 500 + 16)
})

test('a toast is above the notice and the button over it', () => {
  expect(toastBottom(toast, 640, [[box(420, 470), box(500, 624)]])).toBe(640 - 420 + 16)
})

test('a toast is between two obstacles if it fits', () => {
  expect(toastBottom(toast, 640, [[box(100, 160), box(500, 624)]])).toBe(640 - 500 + 16)
})

test('obstacles beside a toast or outside the window are ignored', () => {
  expect(toastBottom(toast, 640, [[box(560, 620, 301, 500), box(700, 760), box(-90, -10)]])).toBe(16)
})

test.each([
  ['a toast moves when an obstacle would be 15 px above it', box(509, 529), 147],
  ['a toast stays when an obstacle is 16 px above it', box(508, 528), 16],
  ['a toast moves when one pixel of an obstacle is in the window', box(639, 700), 17],
  ['an obstacle that starts below the window is ignored', box(640, 700), 16],
  ['an obstacle that touches the left edge of a toast is ignored', box(600, 620, 0, 20), 16],
  ['an obstacle that touches the right edge of a toast is ignored', box(600, 620, 300, 320), 16],
])('%s', (_, obstacle, bottom) => {
  expect(toastBottom(toast, 640, [[obstacle]])).toBe(bottom)
})

test('when there is no room at all, a toast is at the bottom edge', () => {
  expect(toastBottom(toast, 300, [[box(20, 290)]])).toBe(16)
})

test('an obstacle above the window is ignored, however close', () => {
  expect(toastBottom(toast, 190, [[box(-50, -1), box(110, 174)]])).toBe(190 - 110 + 16)
})

test('when there is no room clear of all obstacles, the least important are covered', () => {
  const [focused, button, field] = [[box(20, 60)], [box(200, 240)], [box(80, 180)]]
  expect(toastBottom(toast, 250, [focused, button, field])).toBe(250 - 200 + 16)
  expect(toastBottom(toast, 160, [focused, [box(90, 140)]])).toBe(16)
})

test('a toast covers nothing as long as there is a free place', () => {
  const boxes = fc.array(
    fc.record({ top: fc.integer({ min: 0, max: 760 }), height: fc.integer({ min: 20, max: 120 }) }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(boxes, (given) => {
      const obstacles = given.map(({ top, height }) => box(top, top + height))
      const bottom = toastBottom(toast, 800, [obstacles])
      const isFree = (lower: number) =>
        lower >= toast.height &&
        obstacles.every((each) => each.top - 16 >= lower || each.bottom + 16 <= lower - toast.height)
      const places = [800, ...obstacles.map(({ top }) => top)].map((edge) => edge - 16)
      return isFree(800 - bottom) || (bottom === 16 && !places.some(isFree))
    }),
  )
})
