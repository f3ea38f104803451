/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { ExchangeCalculator } from '@/components/mdx/calculators/exchange-calculator'
import { OfferCalculator } from '@/components/mdx/calculators/offer-calculator'
import { exportedPage } from '../../../fixtures/exported-page'
import { forgetListeners } from '../../../fixtures/window-listeners'

const code = readFileSync('lib/build/browser/hydration-loader.js', 'utf8')
/** Like `Function`, for code that waits outside of functions. */
const Module = Object.getPrototypeOf(async () => {}).constructor

type Facts = { scripts?: string; atOnce?: string }

const chunks = '/_next/static/chunks/'
const reload = jest.fn()
const assign = jest.fn()
const host = jest.fn()

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
function arrive({ scripts = '1 2', atOnce }: Facts = {}) {
  const script = document.head.appendChild(document.createElement('script'))
  Object.assign(script.dataset, { scripts, ...(atOnce !== undefined && { atOnce }) })
  if (!Reflect.get(window, 'presses')) keepPresses()
  const { href, search } = window.location
  const place = { search, reload, toString: () => href }
  Object.defineProperty(place, 'href', { get: () => href, set: assign })
  return Module('location', code)(place)
}

/** As hydration-bootstrap.js does. */
function keepPresses() {
  Object.assign(window, { presses: [] })
  for (const type of ['click', 'keydown'])
    window.addEventListener(type, (press) => Reflect.get(window, 'presses')?.push(press), true)
}

const asked = () =>
  Array.from(document.head.querySelectorAll('script[src]'), (script) => script.getAttribute('src'))
const sign = (type: string) => window.dispatchEvent(new Event(type))
const live = () => window.dispatchEvent(new Event('live'))

function button(): { element: HTMLButtonElement; pressed: jest.Mock } {
  const element = document.body.appendChild(document.createElement('button'))
  const pressed = jest.fn()
  element.addEventListener('click', pressed)
  return { element, pressed }
}

test('nothing is asked for before a sign of intent', () => {
  arrive()
  for (const type of ['load', 'mouseover', 'focus', 'visibilitychange', 'resize']) sign(type)
  expect(asked()).toEqual([])
})

test.each(['pointerdown', 'pointermove', 'keydown', 'click', 'scroll', 'focusin'])(
  '%s loads everything, once and in order',
  (type) => {
    arrive()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(asked()).toHaveLength(2)
    sign(type === 'scroll' ? 'focusin' : 'scroll')
    expect(asked()).toEqual([`${chunks}1.js`, `${chunks}2.js`])
    for (const script of document.head.querySelectorAll<HTMLScriptElement>('script[src]'))
      expect(script.async).toBe(false)
  },
)

/** Parts that have our fonts, and `BODY` when all of the page has. */
const changed = () => Array.from(document.querySelectorAll('[data-fonts]'), ({ tagName }) => tagName)
const later = () => new Promise((resolve) => setTimeout(resolve))
const article = `<h1>Access</h1>${'<p>Easement</p>'.repeat(15)}<ul><li>Width</li></ul><section>Sources</section>`

test('fonts are used some parts at a time when all of them have come or failed', async () => {
  document.body.innerHTML = article
  const ends: (() => void)[] = []
  const load = jest.fn(
    () => new Promise<void>((resolve, reject) => ends.push(ends.length ? reject : resolve)),
  )
  Object.defineProperty(document, 'fonts', { configurable: true, value: [{ load }, { load }] })
  const end = arrive()
  ends[0]?.()
  await later()
  expect([load.mock.calls.length, changed()]).toEqual([2, []])
  const steps = new Set<string>()
  const watcher = new MutationObserver(() => steps.add(changed().slice(-2).join(' ')))
  watcher.observe(document, { attributes: true, subtree: true })
  ends[1]?.()
  await end
  await later()
  watcher.disconnect()
  expect([...steps]).toEqual(['P LI', 'LI SECTION'])
  expect(changed()[0]).toBe('BODY')
})

test.each([
  ['at once', 'comes from another page of the site', { referrer: `${location.origin}/blog` }, ['BODY']],
  ['at once', 'is not looking', { hidden: true }, ['BODY']],
  [
    'part by part',
    'comes from elsewhere',
    { referrer: 'https://x.test/' },
    ['BODY', ...Array(15).fill('P'), 'LI', 'SECTION'],
  ],
])('the page changes to its fonts %s for a reader who %s', async (_, __, facts, expected) => {
  document.body.innerHTML = article
  const { referrer, hidden } = { referrer: '', hidden: false, ...facts }
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  await arrive()
  expect(changed()).toEqual(expected)
})

test('a press on the button of a form that waits is left to the form', () => {
  const { element, pressed } = button()
  element.dataset.wait = ''
  arrive({ atOnce: '' })
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a button that is pressed before the page is live is marked, and no other', () => {
  const { element } = button()
  const other = button().element
  arrive()
  element.appendChild(document.createElement('span')).click()
  live()
  other.click()
  expect(element).toHaveAttribute('data-kept')
  expect(other).not.toHaveAttribute('data-kept')
})

test('a page that says so is loaded at once', () => {
  arrive({ atOnce: '' })
  expect(asked()).toHaveLength(2)
})

test.each([
  ['?q=perc', '[?&](q|topic)=', 2],
  ['?topic=rules', '[?&](q|topic)=', 2],
  ['?other=q', '[?&](q|topic)=', 0],
  ['?q=perc', undefined, 0],
  ['', '[?&](q|topic)=', 0],
])('arriving with "%s" at a page that answers "%s" asks for %i scripts', (search, atOnce, count) => {
  history.replaceState(null, '', `/blog${search}`)
  arrive({ ...(atOnce && { atOnce }) })
  expect(asked()).toHaveLength(count)
})

/** The browser's word that this script did not arrive, and time for the loader to ask the host why. */
async function fail(script: HTMLScriptElement | null | undefined) {
  script?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

const firstScript = () => document.head.querySelector<HTMLScriptElement>('script[src]')

test.each([
  ['a lost connection', () => host.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a moment’s loss', () => host.mockResolvedValue({ status: 200 })],
  ['a host in trouble', () => host.mockResolvedValue({ status: 503 })],
])('after %s what did not arrive is asked for again at the next sign, and only that', async (_, happens) => {
  happens()
  arrive()
  sign('scroll')
  await fail(firstScript())
  const before = asked()
  expect(before).toHaveLength(2)
  sign('pointermove')
  expect(asked()).toEqual([...before, `${chunks}1.js`])
  sign('pointermove')
  expect(asked()).toHaveLength(3)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that the host has thrown away leads to one fresh load of this version of the page', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  sign('scroll')
  await fail(firstScript())
  expect(host).toHaveBeenCalledWith('http://localhost/_next/static/chunks/1.js', { cache: 'reload' })
  expect(reload).toHaveBeenCalledTimes(1)
  await fail(firstScript())
  expect(reload).toHaveBeenCalledTimes(1)
  // Nor does it ask again and again for what is not there.
  sign('scroll')
  expect(asked()).toHaveLength(2)
})

test('the next version may be loaded afresh in its turn', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  sign('scroll')
  await fail(firstScript())
  sign('pagehide')
  document.head.replaceChildren()
  arrive({ scripts: '3' })
  await fail(firstScript())
  expect(reload).toHaveBeenCalledTimes(2)
})

test('so does a file of rules', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  const link = document.body.appendChild(document.createElement('link'))
  link.href = '/_next/static/rules/a.css'
  await fail(link as unknown as HTMLScriptElement)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a chunk that React asks for later counts too; a picture or a script of another host does not', async () => {
  host.mockResolvedValue({ status: 404 })
  arrive()
  for (const [tag, address] of [
    ['img', '/art/hill.svg'],
    ['script', 'https://elsewhere.example/_next/static/chunks/a.js'],
  ] as const) {
    const element = document.body.appendChild(document.createElement(tag))
    element.setAttribute('src', address)
    await fail(element as HTMLScriptElement)
  }
  expect(host).not.toHaveBeenCalled()
  const later = document.createElement('script')
  later.src = '/_next/static/chunks/search.js'
  document.body.append(later)
  await fail(later)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what was typed is kept for the next load, and a password is not', async () => {
  host.mockResolvedValue({ status: 404 })
  document.body.innerHTML = `
    <input type="email" inputmode="email"><input type="search" inputmode="search"><input inputmode="decimal">
    <input type="password"><input name="password" type="text"><input type="checkbox">`
  arrive()
  const typed = ['ann@example.com', 'perc test', '12', 'fence post 9', 'fence post 9']
  sign('scroll')
  await fail(firstScript())
  // On a slow line the new page takes its time.
  for (const [index, input] of document.querySelectorAll('input').entries()) input.value = typed[index] ?? ''
  sign('pagehide')
  expect(JSON.parse(sessionStorage.getItem('typed') ?? '')).toEqual(typed.slice(0, 3))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('fence post')
})

test('what a calculator asks for, a day as well as a figure, is kept', async () => {
  host.mockResolvedValue({ status: 404 })
  exportedPage([
    createElement(OfferCalculator, { key: 'offer', id: 'offer', value: '28375' }),
    createElement(ExchangeCalculator, { key: 'exchange', id: 'exchange', sold: '2025-08-28' }),
  ])
  arrive()
  const typed = ['30,000', '2025-09-01']
  for (const [index, input] of document.querySelectorAll('input').entries()) input.value = typed[index] ?? ''
  sign('scroll')
  await fail(firstScript())
  sign('pagehide')
  expect(JSON.parse(sessionStorage.getItem('typed') ?? '')).toEqual(typed)
})

test('a page that the reader leaves of their own accord keeps nothing that was typed', () => {
  document.body.innerHTML = '<input inputmode="search" value="perc test">'
  arrive()
  sign('pagehide')
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('a page that was loaded afresh comes alive at once', () => {
  sessionStorage.setItem('typed', '["ann@example.com"]')
  arrive()
  expect(asked()).toHaveLength(2)
})

test('where the visitor blocks storage the page loads, and is not loaded afresh', async () => {
  host.mockResolvedValue({ status: 404 })
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  arrive()
  sign('scroll')
  expect(asked()).toHaveLength(2)
  await fail(firstScript())
  expect(reload).not.toHaveBeenCalled()
})

test('a press before the page is live is done again once it is', () => {
  const { element, pressed } = button()
  arrive()
  element.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press that was made before the loader came is a sign, and is done again', () => {
  const { element, pressed } = button()
  keepPresses()
  element.click()
  arrive()
  expect(asked()).toHaveLength(2)
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

test('a press before one on a link is not done again, and neither is the link', () => {
  const { element, pressed } = button()
  const link = document.body.appendChild(document.createElement('a'))
  const followed = jest.fn()
  link.href = '#prices'
  link.addEventListener('click', followed)
  arrive()
  element.click()
  link.click()
  live()
  expect([pressed.mock.calls.length, followed.mock.calls.length]).toEqual([1, 1])
})

test('a press on a definition, which needs no React, is not done again', () => {
  const { element, pressed } = button()
  element.setAttribute('popovertarget', 'term')
  arrive()
  element.click()
  live()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('F8 before the page is live is pressed again, even with the focus on a button', () => {
  const { element, pressed } = button()
  const heard = jest.fn()
  document.addEventListener('keydown', heard)
  arrive()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }))
  live()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(heard.mock.calls[1][0]).toMatchObject({ key: 'F8' })
  expect(pressed).not.toHaveBeenCalled()
  document.removeEventListener('keydown', heard)
})

test('an F8 that is held down before the page is live is done again once', () => {
  const heard = jest.fn()
  arrive()
  for (const repeat of [false, true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', repeat, bubbles: true }))
  document.addEventListener('keydown', heard)
  live()
  expect(heard).toHaveBeenCalledTimes(1)
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

test('trusted types let in this site’s own chunks, and ask the page’s own script about the rest', () => {
  type Rules = Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string | null>
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
  expect(() => rules?.createHTML('')).toThrow(ReferenceError)
  expect(() => rules?.createScript('{}')).toThrow(ReferenceError)
  const own = { createHTML: (html: string) => `html ${html}`, createScript: (code: string) => `code ${code}` }
  Object.assign(window, own)
  expect(rules?.createHTML('<b>A</b>')).toBe('html <b>A</b>')
  expect(rules?.createScript('{}')).toBe('code {}')
  for (const name of ['trustedTypes', ...Object.keys(own)]) Reflect.deleteProperty(window, name)
})

test('a page comes alive where a browser’s extension has made the policy for trusted types first', () => {
  const createPolicy = () => {
    throw new TypeError('Policy with name "default" already exists.')
  }
  Object.assign(window, { trustedTypes: { createPolicy } })
  arrive()
  sign('pointerdown')
  expect(asked()).toEqual([`${chunks}1.js`, `${chunks}2.js`])
  Reflect.deleteProperty(window, 'trustedTypes')
})

/** A page with a button that leads back, in a tab with so many pages. */
function backButton(pages: number, whileLoading?: (button: HTMLButtonElement) => void) {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(pages)
  const button = document.createElement('button')
  button.dataset.back = ''
  document.body.append(button)
  if (whileLoading) keepPresses()
  whileLoading?.(button)
  arrive()
  return { button, back }
}

test('the button that leads back does so in the history, and once, when the page goes live meanwhile', () => {
  const { button, back } = backButton(2)
  button.click()
  expect(back).toHaveBeenCalledTimes(1)
  live()
  expect(back).toHaveBeenCalledTimes(1)
  button.click()
  expect(back).toHaveBeenCalledTimes(2)
  expect(assign).not.toHaveBeenCalled()
})

test('a double click on the button leads back once', () => {
  const { button, back } = backButton(2)
  keepPresses()
  for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  live()
  expect(back).toHaveBeenCalledTimes(1)
})

test('pressed before the loader has come, the button leads back when the page is live', () => {
  const { back } = backButton(2, (button) => button.click())
  expect(back).not.toHaveBeenCalled()
  live()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a link closes the popover that it stands in, and only that', () => {
  document.body.innerHTML = '<a href="#x">Out</a><nav popover><b>Words</b><a href="#x">In</a></nav>'
  // jsdom has no popovers.
  const hidePopover = jest.fn()
  Object.assign(document.querySelector('nav') ?? {}, { hidePopover })
  arrive()
  const [out, within] = document.links
  out?.click()
  document.querySelector('b')?.click()
  expect(hidePopover).not.toHaveBeenCalled()
  within?.click()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('one that was pressed before the loader came closes it once the page is live', () => {
  document.body.innerHTML = '<nav popover><a href="#x">In</a></nav>'
  const hidePopover = jest.fn()
  Object.assign(document.querySelector('nav') ?? {}, { hidePopover })
  keepPresses()
  document.links[0]?.click()
  arrive()
  expect(hidePopover).not.toHaveBeenCalled()
  live()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('a press on such a link is no error where there are no popovers', () => {
  document.body.innerHTML = '<nav popover><a href="#x">In</a></nav>'
  const failed = jest.fn()
  window.addEventListener('error', failed)
  arrive()
  document.querySelector('a')?.click()
  expect(failed).not.toHaveBeenCalled()
})

test('a page that React draws anew is live a second time, and nothing is pressed again', () => {
  const { element, pressed } = button()
  arrive()
  element.click()
  live()
  live()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('in a tab without a history the button that leads back leads home', () => {
  const { button, back } = backButton(1)
  button.click()
  expect(assign).toHaveBeenCalledWith('/')
  expect(back).not.toHaveBeenCalled()
})
