/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { CurrentYear } from '@/components/layout/current-year'

test('a page of an earlier year says the current one once it is live, without a mismatch', () => {
  const page = document.createElement('p')
  page.innerHTML = '2025'
  const onRecoverableError = jest.fn()
  act(() => {
    hydrateRoot(page, <CurrentYear builtIn={2025} />, { onRecoverableError })
  })
  expect(page).toHaveTextContent(String(new Date().getFullYear()))
  expect(onRecoverableError).not.toHaveBeenCalled()
})
