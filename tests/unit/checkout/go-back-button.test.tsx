/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { GoBackButton } from '@/components/checkout/go-back-button'

test('goes back in the history', () => {
  history.pushState(null, '', '/elsewhere')
  const back = jest.spyOn(history, 'back').mockImplementation(() => {})
  render(<GoBackButton />)
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).toHaveBeenCalledTimes(1)
})
