/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { SiteNotice } from '@/components/layout/site-notice'
import { storeEmbedChoice } from '@/lib/embed-choice'
import { exportedPage } from '../../fixtures/exported-page'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => jest.useRealTimers())

const page = (
  <>
    <main tabIndex={-1}>
      <input />
      <a href="#privacy-notice">Privacy notice</a>
    </main>
    <SiteNotice />
  </>
)

function open() {
  render(page)
  return screen.getByRole('region', { name: 'Privacy notice' })
}

test('the served page has its words', () => {
  const html = renderToString(<SiteNotice />)
  expect(html).toContain('No ad trackers here.')
  expect(html).toContain('data-state="waiting"')
})

/** As who has not answered sees it. */
async function openUnanswered() {
  jest.useFakeTimers()
  const notice = open()
  await wait(1.5)
  expect(notice).toHaveAttribute('data-state', 'open')
  jest.useRealTimers()
  return notice
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test('who has not answered sees it after a moment, and it leaves the focus alone', async () => {
  jest.useFakeTimers()
  const notice = open()
  expect(notice).toHaveAttribute('data-state', 'waiting')
  await wait(1.5)
  expect(notice).toHaveAttribute('data-state', 'open')
  expect(document.body).toHaveFocus()
})

test.each([
  ['a press', fireEvent.pointerUp],
  ['a finger that scrolls', fireEvent.pointerCancel],
])('it does not come in under %s, but soon after', async (_, end) => {
  jest.useFakeTimers()
  const notice = open()
  fireEvent.pointerDown(document.body)
  await wait(5)
  expect(notice).toHaveAttribute('data-state', 'waiting')
  end(document.body)
  await wait(0.5)
  expect(notice).toHaveAttribute('data-state', 'waiting')
  await wait(1)
  expect(notice).toHaveAttribute('data-state', 'open')
})

test.each([
  ['OK', 'allowed'],
  ['Don’t load embeds', 'refused'],
])('"%s" is kept as %s and closes it', async (label, choice) => {
  const notice = await openUnanswered()
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(localStorage.getItem('embeds')).toBe(choice)
  expect(notice).toHaveAttribute('data-state', 'closed')
})

test('a stored answer keeps it closed', () => {
  storeEmbedChoice('refused')
  expect(open()).toHaveAttribute('data-state', 'closed')
})

test('its link opens it again, with the focus, and gets the focus back', () => {
  storeEmbedChoice('allowed')
  const notice = open()
  const link = screen.getByRole('link', { name: 'Privacy notice' })
  fireEvent.click(link)
  act(() => {
    location.hash = '#privacy-notice'
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(notice).toHaveAttribute('data-state', 'open')
  expect(notice).toHaveFocus()
  const ok = screen.getByRole('button', { name: 'OK' })
  ok.focus()
  fireEvent.click(ok)
  expect(notice).toHaveAttribute('data-state', 'closed')
  expect(link).toHaveFocus()
  expect(location.hash).toBe('')
})

test('opened again it says what was answered, and Esc keeps that', () => {
  storeEmbedChoice('refused')
  const notice = open()
  expect(notice).not.toHaveTextContent('Your answer was')
  location.hash = '#privacy-notice'
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
  expect(notice).toHaveTextContent('Your answer was “Don’t load embeds”.')
  const ok = screen.getByRole('button', { name: 'OK' })
  fireEvent.keyDown(ok, { key: 'Tab' })
  expect(notice).toHaveAttribute('data-state', 'open')
  fireEvent.keyDown(ok, { key: 'Escape' })
  expect(notice).toHaveAttribute('data-state', 'closed')
  expect(localStorage.getItem('embeds')).toBe('refused')
})

test('an address that leads to it opens it, though it is answered', () => {
  storeEmbedChoice('allowed')
  history.replaceState(null, '', '/#privacy-notice')
  const notice = open()
  expect(notice).toHaveAttribute('data-state', 'open')
  expect(notice).toHaveFocus()
})

/** As where somebody has followed the link before the page was live. */
async function openByEarlyPress(meanwhile: () => void) {
  storeEmbedChoice('allowed')
  const { wake } = exportedPage(page)
  history.replaceState(null, '', '/#privacy-notice')
  meanwhile()
  await wake()
}

test('followed before the page was live its link gets the focus back, too', async () => {
  await openByEarlyPress(() => {})
  expect(screen.getByRole('region', { name: 'Privacy notice' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveFocus()
})

test('who has gone on to a field before the page was live stays there', async () => {
  await openByEarlyPress(() => screen.getByRole('textbox').focus())
  expect(screen.getByRole('region', { name: 'Privacy notice' })).toHaveAttribute('data-state', 'open')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('Esc leaves it open as long as there is no answer to keep', () => {
  history.replaceState(null, '', '/#privacy-notice')
  const notice = open()
  fireEvent.keyDown(screen.getByRole('button', { name: 'OK' }), { key: 'Escape' })
  expect(notice).toHaveAttribute('data-state', 'open')
})

test('an answer by keyboard sends the focus to the page', async () => {
  await openUnanswered()
  const ok = screen.getByRole('button', { name: 'OK' })
  ok.focus()
  fireEvent.click(ok)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('an answer takes the focus from nowhere else', async () => {
  await openUnanswered()
  const link = screen.getByRole('link', { name: 'Privacy notice' })
  link.focus()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(link).toHaveFocus()
})

test.each([
  ['/blog?q=perc#privacy-notice', '/blog?q=perc'],
  ['/blog?q=perc#closing', '/blog?q=perc#closing'],
])('after an answer the address %s is %s', async (before, after) => {
  history.replaceState(null, '', before)
  await openUnanswered()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(location.href).toBe(new URL(after, location.origin).href)
})
