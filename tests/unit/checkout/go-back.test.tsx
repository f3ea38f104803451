/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GoBack } from '@/components/checkout/go-back'

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
