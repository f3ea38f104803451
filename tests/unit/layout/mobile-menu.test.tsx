/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '@/components/layout/mobile-menu'

function renderMenu() {
  render(
    <>
      <MobileMenu>
        <a href="#features">Features</a>
      </MobileMenu>
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </>,
  )
  return screen.getByRole('button', { name: 'Menu' })
}

test('the button says whether the menu is open and names what it opens', async () => {
  const button = renderMenu()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('navigation', { name: 'Main' }).id)
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a link of the menu closes it', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('link', { name: 'Features' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Esc closes the menu and the focus is back on its button', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Features' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('a tap outside closes the menu', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('main'))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the menu closes when the focus leaves it', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
