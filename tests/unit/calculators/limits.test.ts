import { limits, rangeFault } from '@/lib/calculators/limits'

const { months } = limits.note

test.each([
  [undefined, 'no-number'],
  [0, 'too-low'],
  [481, 'too-high'],
  [12.5, 'not-whole'],
  [1, undefined],
  [480, undefined],
])('a note of %p payments has the range fault %p', (figure, fault) => {
  expect(rangeFault(figure, months)).toBe(fault)
})

test('without a maximum, no figure is too high', () => {
  expect(rangeFault(1e12, { min: 0, max: undefined })).toBeUndefined()
})
