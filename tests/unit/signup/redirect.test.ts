import { scheduleRedirect } from '@/lib/signup/redirect'

const appUrl = 'https://app.example.com'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a buyer is redirected to the app 3,000 ms after success', () => {
  const go = jest.fn()
  scheduleRedirect({ appUrl, redirects: true, go })
  jest.advanceTimersByTime(2999)
  expect(go).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledTimes(1)
})

test('a cancelled redirect does not happen', () => {
  const go = jest.fn()
  scheduleRedirect({ appUrl, redirects: true, go })()
  jest.advanceTimersByTime(10_000)
  expect(go).not.toHaveBeenCalled()
})

test('without redirects it only logs', () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => {})
  const go = jest.fn()
  scheduleRedirect({ appUrl, redirects: false, go })
  jest.advanceTimersByTime(10_000)
  expect(go).not.toHaveBeenCalled()
  expect(log.mock.calls).toEqual([[expect.stringContaining(appUrl)]])
})
