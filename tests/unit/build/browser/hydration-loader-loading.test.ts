/** @jest-environment jsdom */
import { arrive, asked, chunks, sign } from './hydration-loader-page'

afterEach(() => {
  for (const name of ['trustedTypes', 'createHTML', 'createScript']) Reflect.deleteProperty(window, name)
})

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

test.each([true, false])(
  'rules can tell whether the page was hidden when it got its fonts: %s',
  async (hidden) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    await arrive()
    expect(document.body.matches(`[data-fonts="${hidden}"]`)).toBe(true)
  },
)

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

test('trusted types let in this site’s own chunks, and ask the page’s own script about the rest', () => {
  type Rules = Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string | null>
  let rules: Rules | undefined
  Object.assign(window, { trustedTypes: { createPolicy: (_: string, given: Rules) => (rules = given) } })
  arrive()
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

test('a page comes alive where a browser’s extension has made the policy for trusted types first', () => {
  const createPolicy = () => {
    throw new TypeError('Policy with name "default" already exists.')
  }
  Object.assign(window, { trustedTypes: { createPolicy } })
  arrive()
  sign('pointerdown')
  expect(asked()).toEqual([`${chunks}1.js`, `${chunks}2.js`])
})
