/** @jest-environment jsdom */
import { feed, host, readState, reload, request, row, written } from './page-script-page'

test('each number becomes the markup of the marked element at that place', () => {
  const send = host()
  document.body.innerHTML = '<p data-still>A "quoted" <b>word</b>\n</p><p data-still>Two</p><p>Not this</p>'
  expect(feed(row(1) + row(0))).toEqual([
    [1, '0:{"__html":"Two"}\n0:{"__html":"A \\"quoted\\" <b>word</b>\\n"}\n'],
  ])
  expect(send).not.toHaveBeenCalled()
})

test('markup that begins with a dollar sign is no reference', () => {
  document.body.innerHTML = '<p data-still>$26,000 $1 $$</p><p data-still>For $5</p>'
  expect(feed(row(0) + row(1))).toEqual([[1, '0:{"__html":"$$26,000 $1 $$"}\n0:{"__html":"For $5"}\n']])
})

test('a page has more than ten marked elements', () => {
  document.body.innerHTML = `${'<p data-still>One of ten</p>'.repeat(10)}<p data-still>Eleventh</p>`
  expect(feed(row(10))).toEqual([[1, '0:{"__html":"Eleventh"}\n']])
})

const sent = '<p data-still>One</p><p data-still>Two</p><p data-still>Three</p>'

test.each([
  ['broke off before its end', '<p data-still>One</p>'],
  ['something took an element off', '<p data-still>Two</p><p data-still>Three</p>'],
  ['something put an element there twice', `<p data-still>One</p>${sent}`],
])('a page that %s is asked for again', (_, shown) => {
  document.body.innerHTML = shown
  host(sent)
  expect(feed(row(1) + row(2), 3)).toEqual([[1, '0:{"__html":"Two"}\n0:{"__html":"Three"}\n']])
  expect(written(['Two', 'Three', 'One'])).toEqual(['Two', 'Three'])
})

test('a page that broke off is loaded afresh when the host has another one by now, once for each version', () => {
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

test('one whose line is dead is loaded afresh once there is a line again, with what was typed but no password', async () => {
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
  document.querySelector('input')?.setAttribute('value', 'bob@example.com')
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('typed')).toBe('["bob@example.com"]')
})

test('one that may not be read again, as an extension has it, is loaded afresh once and no more', async () => {
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

test('on a slow line it waits for the end of the page', () => {
  document.body.innerHTML = ''
  readState('loading')
  const handed = feed(row(0), 1)
  expect(handed).toEqual([])
  document.body.innerHTML = '<p data-still>Came late</p>'
  document.dispatchEvent(new Event('readystatechange'))
  expect(handed).toEqual([[1, '0:{"__html":"Came late"}\n']])
})

test('where the visitor blocks storage the page comes alive all the same', () => {
  document.body.innerHTML = '<p data-still>One</p>'
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(feed(row(0))).toEqual([[1, '0:{"__html":"One"}\n']])
})
