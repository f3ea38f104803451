/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'

const code = readFileSync('lib/build/flight-feeder.js', 'utf8')

/** Runs the page's own script with this flight data, and answers with what React was handed. */
function feed(flight: string, last = -1): unknown[] {
  const handed: unknown[] = []
  Object.assign(window, { __next_f: handed })
  new Function(code.replace('(FLIGHT, LAST)', () => `(${JSON.stringify(flight)}, ${last})`))()
  return handed
}

const row = (number: number) => `0:{"__html":"\\u0001${number}\\u0001"}\n`
const readState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('each number becomes the markup of that marked element', () => {
  document.body.innerHTML =
    '<p data-still="1">Two</p><p data-still="0">A "quoted" <b>word</b>\n</p><p>Not this</p>'
  expect(feed(row(1) + row(0))).toEqual([
    [1, '0:{"__html":"Two"}\n0:{"__html":"A \\"quoted\\" <b>word</b>\\n"}\n'],
  ])
})

test('markup that begins with a dollar sign is no reference', () => {
  document.body.innerHTML = '<p data-still="0">$26,000 $1 $$</p>'
  expect(feed(row(0))).toEqual([[1, '0:{"__html":"$$26,000 $1 $$"}\n']])
})

test('what something took off the page meanwhile is empty, and nothing takes its place', () => {
  document.body.innerHTML = '<p data-still="2">Two</p><p data-still="4">Four</p>'
  expect(feed(row(3))).toEqual([[1, '0:{"__html":""}\n']])
})

test('a page that broke off before its end is left as it is', () => {
  document.body.innerHTML = '<p data-still="0">One</p>'
  expect(feed(row(0), 2)).toEqual([])
})

test('a page whose last element alone is gone comes alive', () => {
  document.body.innerHTML = '<p data-still="0">One</p>'
  expect(feed(row(0) + row(1), 1)).toEqual([[1, '0:{"__html":"One"}\n0:{"__html":""}\n']])
})

test('only markup that the page shows when React starts may be written again, and the tag that makes scripts inert', () => {
  document.body.innerHTML = '<p data-still="0">One</p><p data-still="1">Two</p>'
  feed(row(0))
  expect(Reflect.get(window, 'borrowed')).toEqual(new Set(['', '<script></script>', 'One']))
})

test('on a slow line it waits for the end of the page', () => {
  document.body.innerHTML = ''
  readState('loading')
  const handed = feed(row(0))
  expect(handed).toEqual([])
  document.body.innerHTML = '<p data-still="0">Came late</p>'
  document.dispatchEvent(new Event('readystatechange'))
  expect(handed).toEqual([[1, '0:{"__html":"Came late"}\n']])
})

const typed = () => Array.from(document.querySelectorAll('input'), ({ value }) => value)

test('what was typed before the page was loaded afresh comes back, once', () => {
  sessionStorage.setItem('typed', '["ann@example.com","12"]')
  document.body.innerHTML = '<input inputmode="email"><input type="password"><input inputmode="decimal">'
  feed(row(0))
  expect(typed()).toEqual(['ann@example.com', '', '12'])
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('a new version that asks for something else keeps its own values', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  document.body.innerHTML = '<input inputmode="email"><input inputmode="decimal" value="7">'
  feed(row(0))
  expect(typed()).toEqual(['', '7'])
})

test('while the page is still arriving, what was typed waits for its fields', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  readState('loading')
  feed(row(0))
  document.body.innerHTML = '<input inputmode="email">'
  document.dispatchEvent(new Event('readystatechange'))
  expect(typed()).toEqual(['ann@example.com'])
})

test('where the visitor blocks storage the page comes alive all the same', () => {
  document.body.innerHTML = '<p data-still="0">One</p>'
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(feed(row(0))).toEqual([[1, '0:{"__html":"One"}\n']])
})

const goTo = (hash: string) =>
  window.dispatchEvent(
    Object.assign(new Event('hashchange'), { newURL: `${window.location.origin}/blog/a${hash}` }),
  )

test('a section that the reader has gone to meanwhile stays in the address', () => {
  history.replaceState({ key: 1 }, '', '/blog/a')
  feed(row(0))
  goTo('#first')
  goTo('#second')
  expect(window.location.hash).toBe('')
  window.dispatchEvent(new Event('live'))
  expect(window.location.hash).toBe('#second')
  expect(history.state).toEqual({ key: 1 })
})

test('once live, the address is the router’s own business', () => {
  history.replaceState(null, '', '/blog/a')
  feed(row(0))
  window.dispatchEvent(new Event('live'))
  goTo('#late')
  window.dispatchEvent(new Event('live'))
  expect(window.location.hash).toBe('')
})
