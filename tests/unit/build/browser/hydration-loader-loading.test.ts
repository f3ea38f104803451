/** @jest-environment jsdom */
import { chunks, dispatch, requested, runLoader } from './hydration-loader-page'

afterEach(() => {
  for (const name of ['trustedTypes', 'createHTML', 'createScript']) Reflect.deleteProperty(window, name)
})

test('nothing is requested before a sign of intent', () => {
  runLoader()
  for (const type of ['load', 'mouseover', 'focus', 'visibilitychange', 'resize']) dispatch(type)
  expect(requested()).toEqual([])
})

test.each(['pointerdown', 'pointermove', 'keydown', 'click', 'scroll', 'focusin'])(
  '%s loads everything, once and in order',
  (type) => {
    runLoader()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(requested()).toHaveLength(2)
    dispatch(type === 'scroll' ? 'focusin' : 'scroll')
    expect(requested()).toEqual([`${chunks}1.js`, `${chunks}2.js`])
    for (const script of document.head.querySelectorAll<HTMLScriptElement>('script[src]'))
      expect(script.async).toBe(false)
  },
)

/** Elements that have switched to our fonts, `BODY` being the whole page. */
const changed = () => Array.from(document.querySelectorAll('[data-fonts]'), ({ tagName }) => tagName)
const later = () => new Promise((resolve) => setTimeout(resolve))
const article = `<h1>Access</h1>${'<p>Easement</p>'.repeat(15)}<ul><li>Width</li></ul><section>Sources</section>`

test('once every font has loaded or failed, the page switches to them a few elements at a time', async () => {
  document.body.innerHTML = article
  const ends: (() => void)[] = []
  const load = jest.fn(
    () => new Promise<void>((resolve, reject) => ends.push(ends.length ? reject : resolve)),
  )
  Object.defineProperty(document, 'fonts', { configurable: true, value: [{ load }, { load }] })
  const end = runLoader()
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
  ['at once', 'has the page in a hidden tab', { hidden: true }, ['BODY']],
  [
    'element by element',
    'comes from elsewhere',
    { referrer: 'https://x.test/' },
    ['BODY', ...Array(15).fill('P'), 'LI', 'SECTION'],
  ],
])('the page switches to its fonts %s for a reader who %s', async (_, __, facts, expected) => {
  document.body.innerHTML = article
  const { referrer, hidden } = { referrer: '', hidden: false, ...facts }
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  await runLoader()
  expect(changed()).toEqual(expected)
})

test.each([true, false])(
  'an attribute tells stylesheets whether the page was hidden when it switched fonts: %s',
  async (hidden) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    await runLoader()
    expect(document.body.matches(`[data-fonts="${hidden}"]`)).toBe(true)
  },
)

test('a page with data-at-once loads everything at once', () => {
  runLoader({ atOnce: '' })
  expect(requested()).toHaveLength(2)
})

test.each([
  ['?q=perc', '[?&](q|topic)=', 2],
  ['?topic=rules', '[?&](q|topic)=', 2],
  ['?other=q', '[?&](q|topic)=', 0],
  ['?q=perc', undefined, 0],
  ['', '[?&](q|topic)=', 0],
])('with query "%s", a page that hydrates at once on "%s" requests %i scripts', (search, atOnce, count) => {
  history.replaceState(null, '', `/blog${search}`)
  runLoader({ ...(atOnce && { atOnce }) })
  expect(requested()).toHaveLength(count)
})

test('the Trusted Types policy allows this site’s own chunks and defers to the page’s own script for the rest', () => {
  type Rules = Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string | null>
  let rules: Rules | undefined
  Object.assign(window, { trustedTypes: { createPolicy: (_: string, given: Rules) => (rules = given) } })
  runLoader()
  expect(rules?.createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js')
  for (const url of [
    'https://elsewhere.example/_next/static/a.js',
    '//_next/static/a.js',
    '/a.js',
    'data:,x',
  ])
    expect(rules?.createScriptURL(url)).toBeNull()
  expect(() => rules?.createHTML('')).toThrow(ReferenceError)
  expect(() => rules?.createScript('{}')).toThrow(ReferenceError)
  Object.assign(window, {
    createHTML: (html: string) => `html ${html}`,
    createScript: (code: string) => `code ${code}`,
  })
  expect(rules?.createHTML('<b>A</b>')).toBe('html <b>A</b>')
  expect(rules?.createScript('{}')).toBe('code {}')
})

test('a page hydrates even if a browser extension has already created the default Trusted Types policy', () => {
  const createPolicy = () => {
    throw new TypeError('Policy with name "default" already exists.')
  }
  Object.assign(window, { trustedTypes: { createPolicy } })
  runLoader()
  dispatch('pointerdown')
  expect(requested()).toEqual([`${chunks}1.js`, `${chunks}2.js`])
})
