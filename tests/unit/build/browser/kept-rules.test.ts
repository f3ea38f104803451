/** @jest-environment jsdom */
import { feed, host, readState, row, withoutMarks } from './page-script-page'

const linksInHead = () =>
  Array.from(document.head.querySelectorAll('link'), (link) => `${link.rel} ${link.getAttribute('href')}`)

/** jsdom fetches no stylesheets. */
function arrive() {
  const link = document.querySelector('link') as HTMLLinkElement
  Object.defineProperty(link, 'sheet', { get: () => (link.isConnected ? { cssRules: [{}] } : null) })
}

const firstViewEnd = '<span data-first-view-end="true"><link rel="stylesheet" href="/rest.css"></span>'

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
