import { processWide } from '@/lib/process-wide'

test('what is made under a name is made once, whoever asks', () => {
  const make = jest.fn(() => ({}))
  expect(processWide('a test', make)).toBe(processWide('a test', make))
  expect(make).toHaveBeenCalledTimes(1)
})
