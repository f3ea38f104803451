/** @jest-environment jsdom */
import { feed, withoutMarks } from './page-script-page'

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

test('of the address only the section is put back', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  goTo('#first')
  history.replaceState(null, '', '/blog/a?q=perc')
  window.dispatchEvent(new Event('live'))
  expect(window.location.search + window.location.hash).toBe('?q=perc#first')
})

test('a reader who has gone back to no section keeps an address without one', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  goTo('')
  // The router has read the address before.
  history.replaceState(null, '', '/blog/a#first')
  window.dispatchEvent(new Event('live'))
  expect(window.location.href).toMatch(/\/blog\/a$/)
})

test('once live, the address is the router’s own business', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  window.dispatchEvent(new Event('live'))
  goTo('#late')
  window.dispatchEvent(new Event('live'))
  expect(window.location.hash).toBe('')
})
