/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { HeaderBar } from '@/components/layout/header-bar'

function scrollTo(y: number) {
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })
}

test('the bar is shrunk past 20 pixels of scroll and back again at 20', () => {
  render(<HeaderBar>Bar</HeaderBar>)
  const bar = screen.getByRole('banner')
  expect(bar).toHaveAttribute('data-shrunk', 'false')
  scrollTo(21)
  expect(bar).toHaveAttribute('data-shrunk', 'true')
  scrollTo(20)
  expect(bar).toHaveAttribute('data-shrunk', 'false')
})
