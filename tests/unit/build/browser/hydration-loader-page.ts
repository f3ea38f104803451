import { readFileSync } from 'node:fs'
import { forgetListeners } from '../../../fixtures/window-listeners'

/** A page that runs the loader, with the signs it waits for. */

const code = readFileSync('lib/build/browser/hydration-loader.js', 'utf8')
/** Like `Function`, for code that waits outside of functions. */
const Module = Object.getPrototypeOf(async () => {}).constructor

type Facts = { scripts?: string; atOnce?: string }

export const chunks = '/_next/static/chunks/'
export const reload = jest.fn()
export const assign = jest.fn()
export const host = jest.fn()

forgetListeners()

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

/** Runs the loader as a page with these facts does, after what every page runs before it. */
export function arrive({ scripts = '1 2', atOnce }: Facts = {}) {
  const script = document.head.appendChild(document.createElement('script'))
  Object.assign(script.dataset, { scripts, ...(atOnce !== undefined && { atOnce }) })
  if (!Reflect.get(window, 'presses')) keepPresses()
  const { href, search } = window.location
  const place = { search, reload, toString: () => href }
  Object.defineProperty(place, 'href', { get: () => href, set: assign })
  return Module('location', code)(place)
}

/** As hydration-bootstrap.js does. */
export function keepPresses() {
  Object.assign(window, { presses: [] })
  for (const type of ['click', 'keydown'])
    window.addEventListener(type, (press) => Reflect.get(window, 'presses')?.push(press), true)
}

export const asked = () =>
  Array.from(document.head.querySelectorAll('script[src]'), (script) => script.getAttribute('src'))
export const sign = (type: string) => window.dispatchEvent(new Event(type))
export const live = () => window.dispatchEvent(new Event('live'))
