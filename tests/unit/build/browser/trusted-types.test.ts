/** @jest-environment jsdom */
import { allowedMarkup, feed, row, withoutMarks } from './page-script-page'

test('only borrowed markup, the empty string and React’s inert script tag may be written', () => {
  document.body.innerHTML = '<p data-still>One</p><p data-still>Two</p>'
  feed(row(0))
  const evil = '<img src=x onerror=alert(1)>'
  expect(allowedMarkup(['', '<script></script>', 'One', 'Two', `One${evil}`, evil])).toEqual([
    '',
    '<script></script>',
    'One',
  ])
})

test('only JSON may be written as a script', () => {
  feed(withoutMarks)
  expect(Reflect.get(window, 'createScript')('{"@type":"Article"}')).toBe('{"@type":"Article"}')
  expect(() => Reflect.get(window, 'createScript')('alert(1)')).toThrow(SyntaxError)
})
