/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { GoBackLink } from '@/components/checkout/go-back-link'

const back = jest.spyOn(history, 'back').mockImplementation(() => {})
beforeEach(() => back.mockClear())

/** Presses the link and says whether the browser would follow it. */
function press(keys: MouseEventInit = {}): boolean {
  render(<GoBackLink />)
  const link = screen.getByRole('link', { name: 'Go Back' })
  const click = createEvent.click(link, keys)
  fireEvent(link, click)
  return !click.defaultPrevented
}

test('a tab without a history is led home', () => {
  jest.spyOn(history, 'length', 'get').mockReturnValueOnce(1)
  expect(press()).toBe(true)
  expect(back).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/')
})

test('goes back in the history', () => {
  history.pushState(null, '', '/elsewhere')
  expect(press()).toBe(false)
  expect(back).toHaveBeenCalledTimes(1)
})

test('a press for another tab opens one', () => {
  history.pushState(null, '', '/elsewhere')
  expect(press({ ctrlKey: true })).toBe(true)
  expect(back).not.toHaveBeenCalled()
})
