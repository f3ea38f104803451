/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Reveal } from '@/components/ui/reveal'

function renderReveal({ top, reduced }: { top: number; reduced: boolean }) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100))
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: reduced }) as MediaQueryList
  // Stands in for the browser's, so that nothing is ever seen.
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  render(
    <Reveal verb="stake" className="sign">
      24/7
    </Reveal>,
  )
  return () => screen.getByText('24/7')
}

const later = () => new Promise((resolve) => setTimeout(resolve, 100))

test('what lies below the screen is shown from the start and waits to be staked', async () => {
  const sign = renderReveal({ top: 5000, reduced: false })
  expect(sign()).toBeVisible()
  await screen.findByText((_, element) => element?.getAttribute('style') === 'transform: translateY(8px);')
  expect(sign()).toBeVisible()
})

test('what is on the screen already does not move', async () => {
  const sign = renderReveal({ top: 100, reduced: false })
  await later()
  expect(sign()).not.toHaveAttribute('style')
})

test('nothing moves for a reader who asked for less motion', async () => {
  const sign = renderReveal({ top: 5000, reduced: true })
  await later()
  expect(sign()).not.toHaveAttribute('style')
})
