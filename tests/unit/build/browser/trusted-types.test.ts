/** @jest-environment jsdom */
import { feed, row, withoutMarks, written } from './page-script-page'

test('only markup that the page shows when React starts may be written again, and the tag that makes scripts inert', () => {
  document.body.innerHTML = '<p data-still>One</p><p data-still>Two</p>'
  feed(row(0))
  const evil = '<img src=x onerror=alert(1)>'
  expect(written(['', '<script></script>', 'One', 'Two', `One${evil}`, evil])).toEqual([
    '',
    '<script></script>',
    'One',
  ])
})

test('as a script only data may be written', () => {
  feed(withoutMarks)
  expect(Reflect.get(window, 'createScript')('{"@type":"Article"}')).toBe('{"@type":"Article"}')
  expect(() => Reflect.get(window, 'createScript')('alert(1)')).toThrow(SyntaxError)
})
