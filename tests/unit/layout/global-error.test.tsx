/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import GlobalError from '@/app/global-error'

test('a page that fails entirely says so, links to the home page and can be reloaded', () => {
  const root = createRoot(document)
  const live = jest.fn()
  window.addEventListener('live', live, { once: true })
  act(() => root.render(<GlobalError />))
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be shown.')
  expect(screen.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/')

  // Clicks do not reach React before this event.
  expect(live).toHaveBeenCalledTimes(1)

  // jsdom cannot navigate; it reports the attempt as an error.
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(String(report.mock.calls)).toContain('navigation')
  act(() => root.unmount())
})
