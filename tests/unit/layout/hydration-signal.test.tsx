/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { HydrationSignal } from '@/components/layout/hydration-signal'
import { useHydrated } from '@/components/ui/use-hydrated'
import { exportedPage } from '../../fixtures/exported-page'

function Page() {
  return (
    <>
      <HydrationSignal />
      <button type="button" disabled={!useHydrated()}>
        Play
      </button>
    </>
  )
}

test('a page signals hydration only once a control that waits for React is enabled', async () => {
  const { wake } = exportedPage(<Page />)
  const enabledAtSignal: boolean[] = []
  const recordEnabled = () => enabledAtSignal.push(!screen.getByRole<HTMLButtonElement>('button').disabled)
  addEventListener('live', recordEnabled)
  await wake()
  removeEventListener('live', recordEnabled)
  expect(enabledAtSignal).toEqual([true])
})

test('the mark of a deferred press is removed after hydration', async () => {
  const { wake } = exportedPage(<Page />)
  const pressed = document.body.appendChild(document.createElement('button'))
  pressed.setAttribute('data-kept', '')
  await wake()
  expect(pressed).not.toHaveAttribute('data-kept')
  pressed.remove()
})
