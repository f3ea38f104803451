import { processWide } from '@/lib/process-wide'

test('a value is created once for each name, and shared', () => {
  const make = jest.fn(() => ({}))
  expect(processWide('a test', make)).toBe(processWide('a test', make))
  expect(make).toHaveBeenCalledTimes(1)
})
