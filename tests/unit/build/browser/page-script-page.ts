import { execFileSync } from 'node:child_process'
import { forgetListeners } from '../../../fixtures/window-listeners'

/** A page that runs its own script, with what it is handed and what it asks for. */

/** By its command, because esbuild does not run where the globals are those of jsdom. */
const code = execFileSync('node', [
  'node_modules/esbuild/bin/esbuild',
  'lib/build/browser/page-script.js',
  '--bundle',
]).toString()

/** Runs the page's own script with this flight data, and answers with what React was handed. */
export function feed(flight: string, count = document.querySelectorAll('[data-still]').length): unknown[] {
  const handed: unknown[] = []
  Object.assign(window, { __next_f: handed })
  new Function(
    'location',
    code.replace('(FLIGHT, COUNT)', () => `(${JSON.stringify(flight)}, ${count})`),
  )({
    get href() {
      return window.location.href
    },
    get pathname() {
      return window.location.pathname
    },
    get search() {
      return window.location.search
    },
    reload,
  })
  return handed
}

export const withoutMarks = '0:{}\n'
export const row = (number: number) => `0:{"__html":"\\u0001${number}\\u0001"}\n`
export const readState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

let navigation = 'reload'
Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] })

/** How the browser came to the page; by a reload where a test does not say. */
export function arriveBy(type: string) {
  navigation = type
}

export const reload = jest.fn()
export const request = jest.fn()
Object.assign(window, { fetch: request })

forgetListeners()

beforeEach(() => {
  Object.assign(window, { presses: [] })
})

afterEach(() => {
  navigation = 'reload'
  reload.mockReset()
  request.mockReset()
  jest.useRealTimers()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'presses')
  jest.restoreAllMocks()
  sessionStorage.clear()
})

/** Which of these may be written as markup. */
export const written = (markup: string[]) =>
  markup.filter((html) => Reflect.get(window, 'createHTML')(html) === html)

/** The host answers with this page, or not at all. */
export function host(page?: string) {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {
    if (page === undefined) throw new DOMException('offline', 'NetworkError')
  })
  jest.spyOn(XMLHttpRequest.prototype, 'responseText', 'get').mockReturnValue(page ?? '')
  return send
}
