/** @jest-environment jsdom */
import { feed, host, row, setReadyState, withoutMarks } from './page-script-page'

const linksInHead = () =>
  Array.from(document.head.querySelectorAll('link'), (link) => `${link.rel} ${link.getAttribute('href')}`)

/** Gives the link a stylesheet, because jsdom fetches none. */
function finishLoading() {
  const link = document.querySelector('link') as HTMLLinkElement
  Object.defineProperty(link, 'sheet', { get: () => (link.isConnected ? { cssRules: [{}] } : null) })
}

const firstViewEnd = '<span data-first-view-end="true"><link rel="stylesheet" href="/rest.css"></span>'

test('the stylesheet below the first view stays where it is when React hydrates the page', () => {
  document.body.innerHTML = firstViewEnd
  finishLoading()
  feed(withoutMarks)
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual([])
})

test.each([
  ['during hydration', 1],
  ['after the page was live', 2],
])('if React redraws the page, the stylesheet is restored: %s', (_, times) => {
  document.body.innerHTML = firstViewEnd
  finishLoading()
  feed(withoutMarks)
  if (times > 1) dispatchEvent(new Event('live'))
  document.body.innerHTML = '<span data-first-view-end="true"></span>'
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual(['stylesheet /rest.css'])
})

test('if React redraws the page, it has a copy of the rules until the stylesheet has loaded again', async () => {
  // jsdom has no constructable stylesheets.
  const adopted: { text: string }[] = []
  Object.assign(document, { adoptedStyleSheets: adopted })
  Object.assign(window, {
    CSSStyleSheet: class {
      text = ''
      replaceSync(text: string) {
        this.text = text
      }
    },
  })
  document.body.innerHTML = `<main></main>${firstViewEnd}`
  const link = document.querySelector('link') as HTMLLinkElement
  const cssRules = [{ cssText: 'p{color:green}' }, { cssText: 'b{color:red}' }]
  Object.defineProperty(link, 'sheet', { get: () => (link.isConnected ? { cssRules } : null) })
  feed(withoutMarks)
  for (const child of [...document.body.children]) document.body.removeChild(child)
  await Promise.resolve()
  expect(adopted.map(({ text }) => text)).toEqual(['p{color:green}b{color:red}'])
  dispatchEvent(new Event('live'))
  link.dispatchEvent(new Event('load'))
  expect(adopted.map(({ text }) => text)).toEqual([''])
})

test('a stylesheet that did not load is requested again at growing intervals', () => {
  jest.useFakeTimers()
  document.body.innerHTML = firstViewEnd
  feed(withoutMarks)
  dispatchEvent(new Event('live'))
  const link = document.head.querySelector('link') as HTMLLinkElement
  const isRequested = () => {
    const isThere = link.isConnected
    link.remove()
    return isThere
  }
  expect(isRequested()).toBe(true)
  for (const wait of [3000, 6000, 12_000]) {
    link.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(wait - 1)
    expect(isRequested()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(isRequested()).toBe(true)
  }
})

test('a stylesheet that is still loading when the page goes live is waited for', () => {
  document.body.innerHTML = firstViewEnd
  feed(withoutMarks)
  setReadyState('interactive')
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(linksInHead()).toEqual(['stylesheet /rest.css'])
})

test('a page cut off within its first view gets the stylesheet', () => {
  document.body.innerHTML = '<p data-still>One</p>'
  host(`<p data-still>One</p>${firstViewEnd}<p data-still>Two</p>`)
  feed(row(0), 2)
  dispatchEvent(new Event('live'))
  expect(linksInHead()).toEqual(['stylesheet /rest.css'])
})
