/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
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

test('the page is laid out in full at the first Tab, and at no other key', () => {
  // The rule in content-visibility.css that holds back what is further down.
  const isHeldBack = () => document.head.matches('[data-navigation="0"]')
  document.head.dataset.navigation = '0'
  render(<HeaderBar>Bar</HeaderBar>)
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(isHeldBack()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(isHeldBack()).toBe(false)
})
