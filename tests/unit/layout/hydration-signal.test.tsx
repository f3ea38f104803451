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

test('a page says that it is live only once a control that waits for React can be pressed', async () => {
  const { wake } = exportedPage(<Page />)
  const couldBePressed: boolean[] = []
  const look = () => couldBePressed.push(!screen.getByRole<HTMLButtonElement>('button').disabled)
  addEventListener('live', look)
  await wake()
  removeEventListener('live', look)
  expect(couldBePressed).toEqual([true])
})

test('the mark of a press that was kept goes when the page is live', async () => {
  const { wake } = exportedPage(<Page />)
  const pressed = document.body.appendChild(document.createElement('button'))
  pressed.setAttribute('data-kept', '')
  await wake()
  expect(pressed).not.toHaveAttribute('data-kept')
  pressed.remove()
})
