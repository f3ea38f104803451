import { readFileSync } from 'node:fs'
import { removeListenersAfterEach } from '../../../fixtures/window-listeners'

/** Runs the loader on a page, and fires the events it waits for. */

const code = readFileSync('lib/build/browser/hydration-loader.js', 'utf8')
/** Like `Function`, for code with a top-level await. */
const Module = Object.getPrototypeOf(async () => {}).constructor

type Facts = { scripts?: string; atOnce?: string }

export const chunks = '/_next/static/chunks/'
export const reload = jest.fn()
export const assign = jest.fn()
export const host = jest.fn()

removeListenersAfterEach()

beforeEach(() => {
  reload.mockReset()
  assign.mockReset()
  host.mockReset().mockResolvedValue({ status: 200 })
  Object.assign(window, { fetch: host })
  Object.defineProperty(document, 'fonts', { configurable: true, value: [] })
})

afterEach(() => {
  jest.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
  delete document.body.dataset.fonts
  sessionStorage.clear()
  Reflect.deleteProperty(window, 'fetch')
  Reflect.deleteProperty(window, 'presses')
  history.replaceState(null, '', '/')
})

/** Runs the loader on a page with these data attributes, after the bootstrap. */
export function runLoader({ scripts = '1 2', atOnce }: Facts = {}) {
  const script = document.head.appendChild(document.createElement('script'))
  Object.assign(script.dataset, { scripts, ...(atOnce !== undefined && { atOnce }) })
  if (!Reflect.get(window, 'presses')) recordPresses()
  const { href, search } = window.location
  const place = { search, reload, toString: () => href }
  Object.defineProperty(place, 'href', { get: () => href, set: assign })
  return Module('location', code)(place)
}

/** As hydration-bootstrap.js does. */
export function recordPresses() {
  Object.assign(window, { presses: [] })
  for (const type of ['click', 'keydown'])
    window.addEventListener(type, (press) => Reflect.get(window, 'presses')?.push(press), true)
}

export const requested = () =>
  Array.from(document.head.querySelectorAll('script[src]'), (script) => script.getAttribute('src'))
export const dispatch = (type: string) => window.dispatchEvent(new Event(type))
export const live = () => window.dispatchEvent(new Event('live'))
