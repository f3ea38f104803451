/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GoBack } from '@/components/checkout/go-back'

afterEach(() => {
  jest.restoreAllMocks()
  // Each test ends by leaving the page.
  dispatchEvent(new Event('pagehide'))
})

test('“Go Back” goes back in the history without the loader, which does not get the click', async () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  const atLoader = jest.fn()
  window.addEventListener('click', atLoader)
  history.pushState(null, '', '/checkout/cancel')
  render(<GoBack />)
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).toHaveBeenCalledTimes(1)
  expect(atLoader).not.toHaveBeenCalled()
  window.removeEventListener('click', atLoader)
})

test('a double click on “Go Back” goes back only once', async () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(2)
  render(<GoBack />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).toHaveBeenCalledTimes(1)
})

test('“Go Back” goes on while that leads only to this page again, but not when the page is shown again later', async () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(3)
  render(<GoBack />)
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  dispatchEvent(new PopStateEvent('popstate'))
  expect(back).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new PopStateEvent('popstate'))
  expect(back).toHaveBeenCalledTimes(2)
})

test('a link within the page that is pressed after a “Go Back” without effect does not leave the page', async () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(3)
  render(
    <>
      <GoBack />
      <a href="#main">Skip to content</a>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  dispatchEvent(new PopStateEvent('popstate'))
  expect(back).toHaveBeenCalledTimes(1)
})

test('in a tab without history “Go Back” leads to another page', async () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(1)
  // jsdom cannot navigate; it reports the attempt as an error.
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<GoBack />)
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(String(report.mock.calls)).toContain('navigation')
  expect(back).not.toHaveBeenCalled()
})
