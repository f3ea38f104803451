/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GoBack } from '@/components/checkout/go-back'

afterEach(() => jest.restoreAllMocks())

test('“Go Back” goes back in the history without the loader, which does not get the click', async () => {
  const go = jest.spyOn(history, 'go').mockImplementation(() => {})
  const atLoader = jest.fn()
  window.addEventListener('click', atLoader)
  history.pushState(null, '', '/checkout/cancel')
  render(<GoBack />)
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(go.mock.calls).toEqual([[-1]])
  expect(atLoader).not.toHaveBeenCalled()
  window.removeEventListener('click', atLoader)
})

test('a double click on “Go Back” goes back only once', async () => {
  const go = jest.spyOn(history, 'go').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(2)
  render(<GoBack />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Go Back' }))
  expect(go.mock.calls).toEqual([[-1]])
})

test('in a tab without history “Go Back” leads to another page', async () => {
  const go = jest.spyOn(history, 'go').mockImplementation(() => {})
  jest.spyOn(history, 'length', 'get').mockReturnValue(1)
  // jsdom cannot navigate; it reports the attempt as an error.
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<GoBack />)
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(String(report.mock.calls)).toContain('navigation')
  expect(go).not.toHaveBeenCalled()
})
