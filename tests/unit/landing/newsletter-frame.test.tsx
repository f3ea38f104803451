/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Newsletter } from '@/components/landing/newsletter'
import { NewsletterFrame } from '@/components/landing/newsletter-frame'
import { readEmbedChoice, storeEmbedChoice } from '@/lib/embed-choice'

const frame = (
  <NewsletterFrame
    address="https://letters.example/form"
    title="Newsletter"
    refused={{ text: 'Not loaded.', load: 'Load the form' }}
  />
)

beforeEach(() => localStorage.clear())

test('the frame loads the form for a reader who has not refused', () => {
  render(frame)
  expect(screen.getByTitle('Newsletter')).toHaveAttribute('src', 'https://letters.example/form')
  expect(screen.getByTitle('Newsletter')).toHaveAttribute('loading', 'lazy')
})

test('the form in the frame may be submitted, but may not navigate this page or open dialogs', () => {
  render(frame)
  const sandbox = screen.getByTitle('Newsletter').getAttribute('sandbox')
  expect(sandbox).toContain('allow-forms')
  expect(sandbox).not.toContain('allow-top-navigation')
  expect(sandbox).not.toContain('allow-modals')
})

test('a reader who refuses embeds sees a message and can load this one, and the refusal stays stored', async () => {
  render(frame)
  act(() => storeEmbedChoice('refused'))
  expect(screen.queryByTitle('Newsletter')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Load the form' }))
  expect(screen.getByTitle('Newsletter')).toHaveAttribute('src', 'https://letters.example/form')
  expect(readEmbedChoice()).toBe('refused')
})

test('without JavaScript the form is in a frame too, with the same sandbox', () => {
  render(frame)
  const sandbox = screen.getByTitle('Newsletter').getAttribute('sandbox')
  const page = document.createElement('div')
  const markup = renderToStaticMarkup(<Newsletter newsletterUrl="https://letters.example/form" />)
  page.innerHTML = /<noscript>(.*?)<\/noscript>/.exec(markup)?.[1] ?? ''
  const form = within(page).getByTitle('Newsletter sign-up form')
  expect(form).toHaveAttribute('src', 'https://letters.example/form')
  expect(form).toHaveAttribute('height', '200')
  expect(form).toHaveAttribute('loading', 'lazy')
  expect(form).toHaveAttribute('sandbox', sandbox)
})

test('the frame takes focus once, from the button it replaces, and never again', async () => {
  render(
    <>
      <button type="button">OK</button>
      {frame}
    </>,
  )
  act(() => storeEmbedChoice('refused'))
  await userEvent.click(screen.getByRole('button', { name: 'Load the form' }))
  expect(screen.getByTitle('Newsletter')).toHaveFocus()
  act(() => storeEmbedChoice('refused'))
  screen.getByRole('button', { name: 'OK' }).focus()
  act(() => storeEmbedChoice('allowed'))
  expect(screen.getByTitle('Newsletter')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
})
