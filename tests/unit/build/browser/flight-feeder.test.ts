/** @jest-environment jsdom */
import { allowedMarkup, feed, host, reload, request, row, setReadyState } from './page-script-page'

test('each number is replaced by the markup of the marked element with that index', () => {
  const send = host()
  document.body.innerHTML = '<p data-still>A "quoted" <b>word</b>\n</p><p data-still>Two</p><p>Not this</p>'
  expect(feed(row(1) + row(0))).toEqual([
    [1, '0:{"__html":"Two"}\n0:{"__html":"A \\"quoted\\" <b>word</b>\\n"}\n'],
  ])
  expect(send).not.toHaveBeenCalled()
})

test('markup that starts with a dollar sign is not taken for a reference', () => {
  document.body.innerHTML = '<p data-still>$26,000 $1 $$</p><p data-still>For $5</p>'
  expect(feed(row(0) + row(1))).toEqual([[1, '0:{"__html":"$$26,000 $1 $$"}\n0:{"__html":"For $5"}\n']])
})

test('a page can have more than ten marked elements', () => {
  document.body.innerHTML = `${'<p data-still>One of ten</p>'.repeat(10)}<p data-still>Eleventh</p>`
  expect(feed(row(10))).toEqual([[1, '0:{"__html":"Eleventh"}\n']])
})

const sent = '<p data-still>One</p><p data-still>Two</p><p data-still>Three</p>'

test.each([
  ['was cut off', '<p data-still>One</p>'],
  ['had an element removed', '<p data-still>Two</p><p data-still>Three</p>'],
  ['had an element duplicated', `<p data-still>One</p>${sent}`],
])('a page that %s is requested again', (_, shown) => {
  document.body.innerHTML = shown
  host(sent)
  expect(feed(row(1) + row(2), 3)).toEqual([[1, '0:{"__html":"Two"}\n0:{"__html":"Three"}\n']])
  expect(allowedMarkup(['Two', 'Three', 'One'])).toEqual(['Two', 'Three'])
})

test('a page that was cut off is reloaded once per version if the host has a different one by now', () => {
  document.body.innerHTML =
    '<p data-still>One</p><p data-still>Two</p><script type="inert" data-scripts="a b"></script>'
  host('<p data-still>New</p>')
  expect(feed(row(0), 3)).toEqual([])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(feed(row(0), 3)).toEqual([])
  expect(reload).toHaveBeenCalledTimes(1)
  document.querySelector('script')?.setAttribute('data-scripts', 'a c')
  expect(feed(row(0), 3)).toEqual([])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('if the connection is down, the page reloads once it is back, keeping typed values but no password', async () => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<p data-still>One</p><input inputmode="email" value="ann@example.com"><input type="password" value="secret">'
  host()
  request.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'))
  request.mockResolvedValue({ text: async () => 'all of the page' })
  expect(feed(row(0), 3)).toEqual([])
  await jest.advanceTimersByTimeAsync(8999)
  expect([request.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
  await jest.advanceTimersByTimeAsync(1)
  expect([request.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
  // The browser's cache may hold the page as it was cut off.
  expect(request).toHaveBeenLastCalledWith(window.location.href, { cache: 'reload' })
  document.querySelector('input')?.setAttribute('value', 'bob@example.com')
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('typed')).toBe('["bob@example.com"]')
})

test('if an extension’s policy forbids parsing the page, it is reloaded only once', async () => {
  host(sent)
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML')
  })
  Object.assign(window, { fetch: request.mockResolvedValue({ text: async () => sent }) })
  document.body.innerHTML = '<p data-still>One</p>'
  document.head.innerHTML = '<script data-scripts="a b"></script>'
  for (const _ of [1, 2]) feed(row(0), 3)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('on a slow connection it waits for the end of the page, and hands over its data once', () => {
  document.body.innerHTML = ''
  setReadyState('loading')
  const handed = feed(row(0), 1)
  expect(handed).toEqual([])
  document.body.innerHTML = '<p data-still>Came late</p>'
  // The page is interactive, then complete.
  document.dispatchEvent(new Event('readystatechange'))
  document.dispatchEvent(new Event('readystatechange'))
  expect(handed).toEqual([[1, '0:{"__html":"Came late"}\n']])
})

test('the page hydrates even if the visitor blocks storage', () => {
  document.body.innerHTML = '<p data-still>One</p>'
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(feed(row(0))).toEqual([[1, '0:{"__html":"One"}\n']])
})
