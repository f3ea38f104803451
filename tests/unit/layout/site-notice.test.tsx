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
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

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

test('the notice is in the served HTML, and waiting', () => {
  const html = renderToString(<SiteNotice />)
  expect(html).toContain('No ad trackers here.')
  expect(html).toContain('data-state="waiting"')
})

/** Opens the notice as it opens for a visitor who has not answered. */
async function openUnanswered() {
  jest.useFakeTimers()
  const notice = open()
  await wait(1.5)
  expect(notice).toHaveAttribute('data-state', 'open')
  jest.useRealTimers()
  return notice
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test('a visitor who has not answered sees the notice after a moment, and focus does not move', async () => {
  jest.useFakeTimers()
  const notice = open()
  expect(notice).toHaveAttribute('data-state', 'waiting')
  await wait(1.5)
  expect(notice).toHaveAttribute('data-state', 'open')
  expect(document.body).toHaveFocus()
})

test.each([
  ['a press', fireEvent.pointerUp],
  ['a scrolling touch', fireEvent.pointerCancel],
])('the notice does not appear during %s, but soon after', async (_, end) => {
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
])('"%s" is stored as %s and closes the notice', async (label, choice) => {
  const notice = await openUnanswered()
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(localStorage.getItem('embeds')).toBe(choice)
  expect(notice).toHaveAttribute('data-state', 'closed')
})

test('a stored answer keeps the notice closed', () => {
  storeEmbedChoice('refused')
  expect(open()).toHaveAttribute('data-state', 'closed')
})

test('the link reopens and focuses the notice, and gets focus back when it closes', () => {
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

test('the reopened notice shows the stored answer, and Escape keeps it', () => {
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

test('a URL with the fragment of the notice opens it, even if it was answered', () => {
  storeEmbedChoice('allowed')
  history.replaceState(null, '', '/#privacy-notice')
  const notice = open()
  expect(notice).toHaveAttribute('data-state', 'open')
  expect(notice).toHaveFocus()
})

/** As when somebody follows the link before hydration. */
async function openByEarlyPress(meanwhile: () => void) {
  storeEmbedChoice('allowed')
  const { wake } = exportedPage(page)
  history.replaceState(null, '', '/#privacy-notice')
  meanwhile()
  await wake()
}

test('the link gets focus back even if it was followed before hydration', async () => {
  await openByEarlyPress(() => {})
  expect(screen.getByRole('region', { name: 'Privacy notice' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveFocus()
})

test('a visitor who has moved on to a field before hydration stays there, and the field is scrolled out from under the notice', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await openByEarlyPress(() => screen.getByRole('textbox').focus())
  expect(screen.getByRole('region', { name: 'Privacy notice' })).toHaveAttribute('data-state', 'open')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('textbox')])
})

test('Escape leaves the notice open as long as there is no answer', () => {
  history.replaceState(null, '', '/#privacy-notice')
  const notice = open()
  fireEvent.keyDown(screen.getByRole('button', { name: 'OK' }), { key: 'Escape' })
  expect(notice).toHaveAttribute('data-state', 'open')
})

test('an answer by keyboard moves focus to the page', async () => {
  await openUnanswered()
  const ok = screen.getByRole('button', { name: 'OK' })
  ok.focus()
  fireEvent.click(ok)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('an answer does not move focus that is elsewhere', async () => {
  await openUnanswered()
  const link = screen.getByRole('link', { name: 'Privacy notice' })
  link.focus()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(link).toHaveFocus()
})

test.each([
  ['/blog?q=perc#privacy-notice', '/blog?q=perc'],
  ['/blog?q=perc#closing', '/blog?q=perc#closing'],
])('after an answer at %s the URL is %s', async (before, after) => {
  history.replaceState(null, '', before)
  await openUnanswered()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(location.href).toBe(new URL(after, location.origin).href)
})
