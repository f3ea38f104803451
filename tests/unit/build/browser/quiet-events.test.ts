/** @jest-environment jsdom */
import { feed, withoutMarks } from './page-script-page'

test('until the page is live, React receives no presses except those that the loader handles', () => {
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
