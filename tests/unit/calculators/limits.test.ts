import { limits, rangeFault } from '@/lib/calculators/limits'

const { months } = limits.note

test.each([
  [undefined, 'no-number'],
  [0, 'too-low'],
  [481, 'too-high'],
  [12.5, 'not-whole'],
  [1, undefined],
  [480, undefined],
])('%p payments of a note: %p', (figure, fault) => {
  expect(rangeFault(figure, months)).toBe(fault)
})

test('where the field that holds the most does not say it, no figure is too high', () => {
  expect(rangeFault(1e12, { min: 0, max: undefined })).toBeUndefined()
})
