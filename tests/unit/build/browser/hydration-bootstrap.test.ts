/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { removeListenersAfterEach } from '../../../fixtures/window-listeners'

const code = readFileSync('lib/build/browser/hydration-bootstrap.js', 'utf8').replace(
  'import(LOADER + again)',
  'fetched(again)',
)

const fetched = jest.fn()
let observed: { tell: () => void; options: unknown } | undefined

removeListenersAfterEach()

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({})
  observed = undefined
  class Observer {
    constructor(private readonly tell: () => void) {}
    observe(options: unknown) {
      observed = { tell: this.tell, options }
    }
  }
  Object.assign(window, { PerformanceObserver: Observer })
  Object.assign(performance, { navigation: { type: 0 } })
})
afterEach(() => jest.useRealTimers())

/** Runs the bootstrap as on a page reached from this address, and returns the presses that it records. */
function open(referrer: string): Event[] {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return new Function('fetched', `${code}\nreturn presses`)(fetched)
}

test.each([
  ['0', 'opened afresh'],
  ['1', 'reloaded'],
  ['2', 'reached through the history'],
])('data-navigation is %s when the page is %s', (type) => {
  Object.assign(performance, { navigation: { type: Number(type) } })
  open('')
  expect(document.head.dataset.navigation).toBe(type)
})

test.each(['', 'https://search.example/'])(
  'a visitor from "%s" gets the loader after the text is painted',
  (referrer) => {
    open(referrer)
    expect([fetched.mock.calls.length, observed?.options]).toEqual([0, { type: 'paint' }])
    observed?.tell()
    expect(fetched).toHaveBeenCalledTimes(1)
  },
)

test('if the browser reports no paint, the loader is fetched shortly after the page has loaded', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  open('')
  jest.runAllTimers()
  expect(fetched).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(fetched).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('if the visitor’s settings disable PerformanceObserver, the loader is fetched after the page has loaded', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  Object.assign(window, { PerformanceObserver: undefined })
  expect(() => open('')).toThrow(TypeError)
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('if the browser no longer says how the page was reached, the page gets the loader all the same', () => {
  Object.assign(performance, { navigation: undefined })
  open('')
  observed?.tell()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a visitor from another page of this site has the loader cached and gets it at once', () => {
  open('http://localhost/blog')
  expect([fetched.mock.calls.length, observed]).toEqual([1, undefined])
})

test('every click and key press is recorded from the start, even if its propagation is stopped', () => {
  document.body.addEventListener('click', (press) => press.stopPropagation(), { once: true })
  const presses = open('')
  const press = new MouseEvent('click', { bubbles: true })
  const key = new KeyboardEvent('keydown', { key: 'F8', bubbles: true })
  document.body.dispatchEvent(press)
  document.body.dispatchEvent(key)
  expect(presses).toEqual([press, key])
})

test('if the connection is lost, the loader is retried at another address, at growing intervals', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  fetched.mockRejectedValueOnce(new TypeError('Failed')).mockRejectedValueOnce(new TypeError('Failed'))
  open('http://localhost/blog')
  await jest.advanceTimersByTimeAsync(8000)
  expect(fetched.mock.calls).toEqual([[''], ['?']])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetched.mock.calls).toEqual([[''], ['?'], ['??']])
})
