/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { forgetListeners } from '../../../fixtures/window-listeners'

const code = readFileSync('lib/build/browser/hydration-bootstrap.js', 'utf8').replace(
  'import(LOADER + again)',
  'fetched(again)',
)

const fetched = jest.fn()
let observed: { tell: () => void; options: unknown } | undefined

forgetListeners()

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

/** Runs what stands in the head of a page that was reached from this address; answers with what it keeps. */
function open(referrer: string): Event[] {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return new Function('fetched', `${code}\nreturn presses`)(fetched)
}

test.each([
  ['0', 'opened anew'],
  ['1', 'loaded again'],
  ['2', 'come back to'],
])('the page says %s where it is %s', (type) => {
  Object.assign(performance, { navigation: { type: Number(type) } })
  open('')
  expect(document.head.dataset.navigation).toBe(type)
})

test.each(['', 'https://search.example/'])(
  'who comes from "%s" gets the loader after the words are painted',
  (referrer) => {
    open(referrer)
    expect([fetched.mock.calls.length, observed?.options]).toEqual([0, { type: 'paint' }])
    observed?.tell()
    expect(fetched).toHaveBeenCalledTimes(1)
  },
)

test('where the browser tells of no paint, the loader comes a moment after the page is there', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  open('')
  jest.runAllTimers()
  expect(fetched).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(fetched).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('where settings of the visitor keep paints from being observed, it comes then, too', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  Object.assign(window, { PerformanceObserver: undefined })
  expect(() => open('')).toThrow(TypeError)
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('who comes from another page of this site has the loader, and gets it at once', () => {
  open('http://localhost/blog')
  expect([fetched.mock.calls.length, observed]).toEqual([1, undefined])
})

test('every press and key from the first moment is kept, even one that something ends', () => {
  document.body.addEventListener('click', (press) => press.stopPropagation(), { once: true })
  const presses = open('')
  const press = new MouseEvent('click', { bubbles: true })
  const key = new KeyboardEvent('keydown', { key: 'F8', bubbles: true })
  document.body.dispatchEvent(press)
  document.body.dispatchEvent(key)
  expect(presses).toEqual([press, key])
})

test('where the connection is lost, it is asked for again, under another address and ever more seldom', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  fetched.mockRejectedValueOnce(new TypeError('Failed')).mockRejectedValueOnce(new TypeError('Failed'))
  open('http://localhost/blog')
  await jest.advanceTimersByTimeAsync(8000)
  expect(fetched.mock.calls).toEqual([[''], ['?']])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetched.mock.calls).toEqual([[''], ['?'], ['??']])
})
