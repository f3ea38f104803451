/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import GlobalError from '@/app/global-error'

test('a page that fails as a whole says so, and leads home or is loaded again', () => {
  const root = createRoot(document)
  const live = jest.fn()
  window.addEventListener('live', live, { once: true })
  act(() => root.render(<GlobalError />))
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be shown.')
  expect(screen.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/')

  // Presses are kept from React until then.
  expect(live).toHaveBeenCalledTimes(1)

  // jsdom loads no page; it reports that it was asked to.
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(String(report.mock.calls)).toContain('navigation')
  act(() => root.unmount())
})
