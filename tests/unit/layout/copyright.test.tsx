/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { Copyright } from '@/components/layout/copyright'
import { product } from '@/lib/site'

test('a page built in an earlier year shows the current one after hydration, without a mismatch', () => {
  const page = document.createElement('div')
  page.innerHTML = `<p>© 2025 ${product.name}</p>`
  const onRecoverableError = jest.fn()
  act(() => {
    hydrateRoot(page, <Copyright builtIn={2025} />, { onRecoverableError })
  })
  expect(page).toHaveTextContent(`© ${new Date().getFullYear()} ${product.name}`)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
