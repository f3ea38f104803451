/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const code = readFileSync('lib/build/hydration-loader.js', 'utf8')

type Facts = { scripts?: string; when?: 'now' | 'intent'; query?: string }

let added: Parameters<typeof window.addEventListener>[] = []

beforeEach(() => {
  const add = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((...given: (typeof added)[number]) => {
    added.push(given)
    add(...given)
  })
})

afterEach(() => {
  for (const given of added) window.removeEventListener(...given)
  added = []
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  jest.restoreAllMocks()
})

/** Runs the loader as a page with these facts does. */
function arrive({
  scripts = '/_next/static/page/1.js /_next/static/chunks/2.js',
  when = 'intent',
  query,
}: Facts = {}) {
  const script = document.createElement('script')
  Object.assign(script.dataset, { scripts, when, ...(query !== undefined && { query }) })
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(code)()
}

const asked = () =>
  Array.from(document.head.querySelectorAll('script'), (script) => script.getAttribute('src'))
const sign = (type: string) => window.dispatchEvent(new Event(type))
const live = () => window.dispatchEvent(new Event('live'))

function button(): { element: HTMLButtonElement; pressed: jest.Mock } {
  const element = document.body.appendChild(document.createElement('button'))
  const pressed = jest.fn()
  element.addEventListener('click', pressed)
  return { element, pressed }
}

test('it is under 1,000 bytes compressed', () => {
  expect(brotliCompressSync(code).length).toBeLessThan(1000)
})

test('nothing is asked for before a sign of intent', () => {
  arrive()
  for (const type of ['load', 'mouseover', 'focus', 'visibilitychange', 'resize']) sign(type)
  expect(asked()).toEqual([])
})

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'])(
  '%s loads everything, once and in order',
  (type) => {
    arrive()
    sign(type)
    sign(type)
    sign('pointerdown')
    expect(asked()).toEqual(['/_next/static/page/1.js', '/_next/static/chunks/2.js'])
    for (const script of document.head.querySelectorAll('script')) expect(script.async).toBe(false)
  },
)

test('a page that says so is loaded at once', () => {
  arrive({ when: 'now' })
  expect(asked()).toHaveLength(2)
})

test.each([
  ['?q=perc', 'q topic', 2],
  ['?topic=rules', 'q topic', 2],
  ['?other=q', 'q topic', 0],
  ['?q=perc', undefined, 0],
  ['', 'q topic', 0],
])('arriving with "%s" at a page that answers "%s" asks for %i scripts', (search, query, count) => {
  history.replaceState(null, '', `/blog${search}`)
  arrive({ ...(query && { query }) })
  expect(asked()).toHaveLength(count)
})

test('a script that did not arrive is asked for again at the next sign, and only that one', () => {
  arrive()
  sign('scroll')
  const [first] = document.head.querySelectorAll('script')
  first?.dispatchEvent(new Event('error'))
  expect(asked()).toEqual(['/_next/static/chunks/2.js'])
  sign('pointermove')
  expect(asked()).toEqual(['/_next/static/chunks/2.js', '/_next/static/page/1.js'])
  sign('pointermove')
  expect(asked()).toHaveLength(2)
})

test('a press before the page is live is done again once it is', () => {
  const { element, pressed } = button()
  arrive()
  element.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press on what stands in a button counts for the button', () => {
  const { element, pressed } = button()
  const icon = element.appendChild(document.createElement('span'))
  arrive()
  icon.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('of several presses the last is done again, so an impatient second one does not undo the first', () => {
  const { element: first, pressed: onFirst } = button()
  const { element: second, pressed: onSecond } = button()
  arrive()
  first.click()
  second.click()
  second.click()
  live()
  expect([onFirst.mock.calls.length, onSecond.mock.calls.length]).toEqual([1, 3])
})

test('what needs no React is not done again', () => {
  const { element, pressed } = button()
  element.setAttribute('popovertarget', 'term')
  const link = document.body.appendChild(document.createElement('a'))
  const followed = jest.fn()
  link.addEventListener('click', followed)
  arrive()
  element.click()
  link.click()
  live()
  expect([pressed.mock.calls.length, followed.mock.calls.length]).toEqual([1, 1])
})

test('F8 before the page is live is pressed again, even with the focus on a button', () => {
  const { element, pressed } = button()
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  arrive()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }))
  live()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(heard.mock.calls[1][0]).toMatchObject({ key: 'F8', code: 'F8' })
  expect(pressed).not.toHaveBeenCalled()
  document.removeEventListener('keydown', heard)
})

test('other keys are not kept', () => {
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  arrive()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  live()
  expect(heard).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', heard)
})

test('once live, presses are React’s own business', () => {
  const { element, pressed } = button()
  arrive()
  live()
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('trusted types let in this site’s own chunks and the one empty tag, and nothing else', () => {
  type Rules = {
    createScriptURL: (url: string) => string | null
    createHTML: (html: string) => string | null
  }
  let rules: Rules | undefined
  Object.assign(window, { trustedTypes: { createPolicy: (_: string, given: Rules) => (rules = given) } })
  arrive()
  expect(rules?.createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js')
  for (const url of [
    'https://elsewhere.example/_next/static/a.js',
    '/a.js',
    '/_next/static/../../a.js',
    'data:,x',
  ])
    expect(rules?.createScriptURL(url)).toBeNull()
  expect(rules?.createHTML('<script></script>')).toBe('<script></script>')
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  Reflect.deleteProperty(window, 'trustedTypes')
})
