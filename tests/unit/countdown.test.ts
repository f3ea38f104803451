import { startCountdown } from '@/lib/countdown'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a countdown ends once, after its duration', () => {
  const end = jest.fn()
  startCountdown(5000, end)
  jest.advanceTimersByTime(4999)
  expect(end).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledTimes(1)
})

test('paused time does not count', () => {
  const end = jest.fn()
  // A page has been open for a while when a countdown starts.
  jest.advanceTimersByTime(700)
  const countdown = startCountdown(5000, end)
  jest.advanceTimersByTime(1000)
  countdown.pause()
  jest.advanceTimersByTime(60_000)
  countdown.resume()
  jest.advanceTimersByTime(2000)
  countdown.pause()
  jest.advanceTimersByTime(1000)
  countdown.pause()
  jest.advanceTimersByTime(60_000)
  countdown.resume()
  jest.advanceTimersByTime(1000)
  countdown.resume()
  jest.advanceTimersByTime(999)
  expect(end).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledTimes(1)
})

test('a countdown that has ended does not end again when it is paused and resumed', () => {
  const end = jest.fn()
  const countdown = startCountdown(20, end)
  jest.advanceTimersByTime(20)
  countdown.pause()
  countdown.resume()
  jest.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledTimes(1)
})

test('a stopped countdown never ends, not even when it is resumed', () => {
  const end = jest.fn()
  const countdown = startCountdown(5000, end)
  countdown.stop()
  countdown.resume()
  jest.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
})
