/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process'
import { forgetListeners } from '../../../fixtures/window-listeners'

/** By its command, because esbuild does not run where the globals are those of jsdom. */
const code = execFileSync('node', [
  'node_modules/esbuild/bin/esbuild',
  'lib/build/browser/page-script.js',
  '--bundle',
]).toString()

/** Runs the page's own script with this flight data, and answers with what React was handed. */
function feed(flight: string, count = document.querySelectorAll('[data-still]').length): unknown[] {
  const handed: unknown[] = []
  Object.assign(window, { __next_f: handed })
  new Function(
    'location',
    code.replace('(FLIGHT, COUNT)', () => `(${JSON.stringify(flight)}, ${count})`),
  )({
    href: window.location.href,
    reload,
  })
  return handed
}

const withoutMarks = '0:{}\n'
const row = (number: number) => `0:{"__html":"\\u0001${number}\\u0001"}\n`
const readState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

/** How the browser came to the page. */
let navigation = 'reload'
Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] })

const reload = jest.fn()
const line = jest.fn()
Object.assign(window, { fetch: line })

forgetListeners()

beforeEach(() => {
  Object.assign(window, { presses: [] })
})

afterEach(() => {
  navigation = 'reload'
  reload.mockReset()
  line.mockReset()
  jest.useRealTimers()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'presses')
  jest.restoreAllMocks()
  sessionStorage.clear()
})

/** Which of these may be written as markup. */
const written = (markup: string[]) =>
  markup.filter((html) => Reflect.get(window, 'createHTML')(html) === html)

/** The host answers with this page, or not at all. */
function host(page?: string) {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {
    if (page === undefined) throw new DOMException('offline', 'NetworkError')
  })
  jest.spyOn(XMLHttpRequest.prototype, 'responseText', 'get').mockReturnValue(page ?? '')
  return send
}

test('each number becomes the markup of the marked element at that place', () => {
  const send = host()
  document.body.innerHTML = '<p data-still>A "quoted" <b>word</b>\n</p><p data-still>Two</p><p>Not this</p>'
  expect(feed(row(1) + row(0))).toEqual([
    [1, '0:{"__html":"Two"}\n0:{"__html":"A \\"quoted\\" <b>word</b>\\n"}\n'],
  ])
  expect(send).not.toHaveBeenCalled()
})

test('markup that begins with a dollar sign is no reference', () => {
  document.body.innerHTML = '<p data-still>$26,000 $1 $$</p>'
  expect(feed(row(0))).toEqual([[1, '0:{"__html":"$$26,000 $1 $$"}\n']])
})

const sent = '<p data-still>One</p><p data-still>Two</p><p data-still>Three</p>'

test.each([
  ['broke off before its end', '<p data-still>One</p>'],
  ['something took an element off', '<p data-still>Two</p><p data-still>Three</p>'],
  ['something put an element there twice', `<p data-still>One</p>${sent}`],
])('a page that %s is asked for again', (_, shown) => {
  document.body.innerHTML = shown
  host(sent)
  expect(feed(row(1) + row(2), 3)).toEqual([[1, '0:{"__html":"Two"}\n0:{"__html":"Three"}\n']])
  expect(written(['Two', 'Three', 'One'])).toEqual(['Two', 'Three'])
})

test('a page that broke off is loaded afresh when the host has another one by now, once for each version', () => {
  document.body.innerHTML =
    '<p data-still>One</p><p data-still>Two</p><script type="inert" data-scripts="a b"></script>'
  host('<p data-still>New</p>')
  expect(feed(row(0), 3)).toEqual([])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(feed(row(0), 3)).toEqual([])
  expect(reload).toHaveBeenCalledTimes(1)
  document.querySelector('script')?.setAttribute('data-scripts', 'a c')
  expect(feed(row(0), 3)).toEqual([])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('one whose line is dead is loaded afresh once there is a line again, with what was typed but no password', async () => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<p data-still>One</p><input inputmode="email" value="ann@example.com"><input type="password" value="secret">'
  host()
  line.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'))
  line.mockResolvedValue({ text: async () => 'all of the page' })
  expect(feed(row(0), 3)).toEqual([])
  await jest.advanceTimersByTimeAsync(8999)
  expect([line.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
  await jest.advanceTimersByTimeAsync(1)
  expect([line.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
  document.querySelector('input')?.setAttribute('value', 'bob@example.com')
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('typed')).toBe('["bob@example.com"]')
})

test('one that may not be read again, as an extension has it, is loaded afresh once and no more', async () => {
  host(sent)
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML')
  })
  Object.assign(window, { fetch: line.mockResolvedValue({ text: async () => sent }) })
  document.body.innerHTML = '<p data-still>One</p>'
  document.head.innerHTML = '<script data-scripts="a b"></script>'
  for (const _ of [1, 2]) feed(row(0), 3)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('only markup that the page shows when React starts may be written again, and the tag that makes scripts inert', () => {
  document.body.innerHTML = '<p data-still>One</p><p data-still>Two</p>'
  feed(row(0))
  const evil = '<img src=x onerror=alert(1)>'
  expect(written(['', '<script></script>', 'One', 'Two', `One${evil}`, evil])).toEqual([
    '',
    '<script></script>',
    'One',
  ])
})

test('as a script only data may be written', () => {
  feed(withoutMarks)
  expect(Reflect.get(window, 'createScript')('{"@type":"Article"}')).toBe('{"@type":"Article"}')
  expect(() => Reflect.get(window, 'createScript')('alert(1)')).toThrow(SyntaxError)
})

test('on a slow line it waits for the end of the page', () => {
  document.body.innerHTML = ''
  readState('loading')
  const handed = feed(row(0), 1)
  expect(handed).toEqual([])
  document.body.innerHTML = '<p data-still>Came late</p>'
  document.dispatchEvent(new Event('readystatechange'))
  expect(handed).toEqual([[1, '0:{"__html":"Came late"}\n']])
})

const typed = () => Array.from(document.querySelectorAll('input'), ({ value }) => value)

test('what was typed before the page was loaded afresh comes back, once', () => {
  sessionStorage.setItem('typed', '["ann@example.com","12"]')
  document.body.innerHTML = '<input inputmode="email"><input type="password"><input inputmode="decimal">'
  feed(withoutMarks)
  expect(typed()).toEqual(['ann@example.com', '', '12'])
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test.each(['navigate', 'back_forward'])(
  'what was typed on another page stays away from this one: %s',
  (type) => {
    navigation = type
    sessionStorage.setItem('typed', '["ann@example.com"]')
    document.body.innerHTML = '<input inputmode="search">'
    feed(withoutMarks)
    expect(typed()).toEqual([''])
    expect(sessionStorage.getItem('typed')).toBeNull()
  },
)

test('what was typed since the page was loaded afresh stays', () => {
  sessionStorage.setItem('typed', '["12","300"]')
  document.body.innerHTML = '<input inputmode="decimal" value="7"><input inputmode="decimal" value="250">'
  const [first] = document.querySelectorAll('input')
  if (first) first.value = '15'
  feed(withoutMarks)
  expect(typed()).toEqual(['15', '300'])
})

test('a new version that asks for something else keeps its own values', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  document.body.innerHTML = '<input inputmode="email"><input inputmode="decimal" value="7">'
  feed(withoutMarks)
  expect(typed()).toEqual(['', '7'])
})

test('while the page is still arriving, what was typed waits for its fields', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  readState('loading')
  feed(withoutMarks)
  document.body.innerHTML = '<input inputmode="email">'
  document.dispatchEvent(new Event('readystatechange'))
  expect(typed()).toEqual(['ann@example.com'])
})

test('where the visitor blocks storage the page comes alive all the same', () => {
  document.body.innerHTML = '<p data-still>One</p>'
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
  feed(withoutMarks)
  goTo('#first')
  goTo('#second')
  expect(window.location.hash).toBe('')
  window.dispatchEvent(new Event('live'))
  expect(window.location.hash).toBe('#second')
  expect(history.state).toEqual({ key: 1 })
})

test('once live, the address is the router’s own business', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  window.dispatchEvent(new Event('live'))
  goTo('#late')
  window.dispatchEvent(new Event('live'))
  expect(window.location.hash).toBe('')
})

test('until the page is live React hears of no press, but what the loader answers goes on', () => {
  document.body.innerHTML = '<button>A</button><a href="#a">B</a><button data-back>C</button><input>'
  const heard = jest.fn(({ target }: Event) => target)
  const types = ['click', 'pointerup', 'input', 'submit']
  for (const type of types) document.addEventListener(type, heard, true)
  const doAll = () => {
    heard.mockClear()
    for (const element of document.querySelectorAll('button, a'))
      for (const type of ['pointerup', 'click']) element.dispatchEvent(new Event(type))
    for (const type of ['input', 'submit']) document.querySelector('input')?.dispatchEvent(new Event(type))
    return heard.mock.results.map(({ value }) => value.textContent)
  }
  Object.assign(window, { presses: [] })
  feed(withoutMarks)
  expect(doAll()).toEqual(['B', 'C'])
  Object.assign(window, { presses: null })
  expect(doAll()).toEqual(['A', 'A', 'B', 'B', 'C', 'C', '', ''])
  for (const type of types) document.removeEventListener(type, heard, true)
})

const linksInHead = () =>
  Array.from(document.head.querySelectorAll('link'), (link) => `${link.rel} ${link.getAttribute('href')}`)

/** jsdom fetches no stylesheets. */
function arrive() {
  const link = document.querySelector('link') as HTMLLinkElement
  Object.defineProperty(link, 'sheet', { get: () => (link.isConnected ? { cssRules: [{}] } : null) })
}

const firstViewEnd = '<span data-first-view-end="true"><link rel="stylesheet" href="/rest.css"></span>'

test('a page that React draws anew keeps its fonts', async () => {
  const { body } = document
  feed(withoutMarks)
  body.setAttribute('data-fonts', '')
  body.removeAttribute('data-fonts')
  await Promise.resolve()
  expect(body).toHaveAttribute('data-fonts')
  body.removeAttribute('data-fonts')
})

test('the rules of the rest stay where they are when React has taken the page over', () => {
  document.body.innerHTML = firstViewEnd
  arrive()
  feed(withoutMarks)
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual([])
})

test.each([
  ['at first', 1],
  ['also later, once it was live', 2],
])('where React draws the page anew, the rules of the rest are put back, %s', (_, times) => {
  document.body.innerHTML = firstViewEnd
  arrive()
  feed(withoutMarks)
  if (times > 1) dispatchEvent(new Event('live'))
  document.body.innerHTML = '<span data-first-view-end="true"></span>'
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual(['stylesheet /rest.css'])
})

test('rules of the rest that did not come are asked for again and again, more and more seldom', () => {
  jest.useFakeTimers()
  document.body.innerHTML = firstViewEnd
  feed(withoutMarks)
  dispatchEvent(new Event('live'))
  const link = document.head.querySelector('link') as HTMLLinkElement
  const wasAsked = () => {
    const isThere = link.isConnected
    link.remove()
    return isThere
  }
  expect(wasAsked()).toBe(true)
  for (const wait of [3000, 6000, 12_000]) {
    link.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(wait - 1)
    expect(wasAsked()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(wasAsked()).toBe(true)
  }
  jest.useRealTimers()
})

test('rules of the rest that are still on their way when the page is live are waited for', () => {
  document.body.innerHTML = firstViewEnd
  feed(withoutMarks)
  readState('interactive')
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(linksInHead()).toEqual(['stylesheet /rest.css'])
})

test('a page that broke off before its first view ended gets the rules of the rest', () => {
  document.body.innerHTML = '<p data-still>One</p>'
  host(`<p data-still>One</p>${firstViewEnd}<p data-still>Two</p>`)
  feed(row(0), 2)
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual(['stylesheet /rest.css'])
})
