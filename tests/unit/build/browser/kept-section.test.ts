/** @jest-environment jsdom */
import { feed, withoutMarks } from './page-script-page'

const goTo = (hash: string) =>
  window.dispatchEvent(
    Object.assign(new Event('hashchange'), { newURL: `${window.location.origin}/blog/a${hash}` }),
  )

test('a section that the reader went to before the page was live stays in the address', () => {
  history.replaceState({ key: 1 }, '', '/blog/a')
  feed(withoutMarks)
  goTo('#first')
  goTo('#second')
  expect(window.location.hash).toBe('')
  window.dispatchEvent(new Event('live'))
  expect(window.location.hash).toBe('#second')
  expect(history.state).toEqual({ key: 1 })
})

test('only the hash of the address is restored', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  goTo('#first')
  history.replaceState(null, '', '/blog/a?q=perc')
  window.dispatchEvent(new Event('live'))
  expect(window.location.search + window.location.hash).toBe('?q=perc#first')
})

test('the hash is removed if the reader went back to the address without it', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  goTo('')
  // The address that the router has read earlier.
  history.replaceState(null, '', '/blog/a#first')
  window.dispatchEvent(new Event('live'))
  expect(window.location.href).toMatch(/\/blog\/a$/)
})

test('a press that takes the section out of the address, as an answer to the privacy notice does, is replayed after that', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  goTo('#privacy-notice')
  const answer = document.body.appendChild(document.createElement('button'))
  answer.addEventListener('click', () => history.replaceState(null, '', '/blog/a'))
  Object.assign(window, { presses: [{ target: answer }] })
  window.dispatchEvent(new Event('live'))
  expect(window.location.href).toMatch(/\/blog\/a$/)
})

test('the address is left to the router once the page is live', () => {
  history.replaceState(null, '', '/blog/a')
  feed(withoutMarks)
  window.dispatchEvent(new Event('live'))
  goTo('#late')
  window.dispatchEvent(new Event('live'))
  expect(window.location.hash).toBe('')
})
