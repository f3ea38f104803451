import { execFileSync } from 'node:child_process'
import { removeListenersAfterEach } from '../../../fixtures/window-listeners'

/** Runs a page's own script, with a mock host, and returns the data it hands to React. */

/** Bundled by esbuild's command line, because its API does not run with the globals of jsdom. */
const code = execFileSync('node', [
  'node_modules/esbuild/bin/esbuild',
  'lib/build/browser/page-script.js',
  '--bundle',
]).toString()

/** Runs the page's own script with this flight data, and returns what it hands to React. */
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
export const setReadyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

let navigation = 'reload'
Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] })

/** Sets the navigation type; the default is a reload. */
export function setNavigationType(type: string) {
  navigation = type
}

export const reload = jest.fn()
export const request = jest.fn()
Object.assign(window, { fetch: request })

removeListenersAfterEach()

beforeEach(() => {
  Object.assign(window, { presses: [] })
  // jsdom has neither `elementFromPoint` nor popovers.
  Object.assign(document, { elementFromPoint: () => null })
  const find = Document.prototype.querySelector
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((css) => (css.includes('popover') ? null : find.call(document, css)))
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

/** Those of these that the Trusted Types policy allows as markup. */
export const allowedMarkup = (markup: string[]) =>
  markup.filter((html) => Reflect.get(window, 'createHTML')(html) === html)

/** Makes the host respond with this page, or be unreachable. */
export function host(page?: string) {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {
    if (page === undefined) throw new DOMException('offline', 'NetworkError')
  })
  jest.spyOn(XMLHttpRequest.prototype, 'responseText', 'get').mockReturnValue(page ?? '')
  return send
}
