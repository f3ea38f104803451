/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import { Reveal } from '@/components/ui/reveal'

/** Brings into the window what is being watched. */
let scrollThere: () => void

function renderReveal({ top, reduced }: { top: number; reduced: boolean }) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100))
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: reduced }) as MediaQueryList
  window.IntersectionObserver = class {
    constructor(private readonly see: (entries: object[]) => void) {}
    observe(target: Element) {
      scrollThere = () => this.see([{ target, isIntersecting: true }])
    }
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

/** What the component fetches comes to it before it comes to whatever asks later. */
const motionIsThere = () => act(async () => void (await import('@/components/ui/reveal-motion')))

test('what lies below the screen is shown from the start, waits to be staked, and comes to rest when it is seen', async () => {
  const sign = renderReveal({ top: 5000, reduced: false })
  expect(sign()).toBeVisible()
  await motionIsThere()
  expect(sign()).toBeVisible()
  expect(sign()).toHaveStyle({ transform: 'translateY(8px)' })
  act(() => scrollThere())
  await waitFor(() => expect(sign()).toHaveStyle({ transform: 'none' }))
})

test('what is on the screen already does not move', async () => {
  const sign = renderReveal({ top: 100, reduced: false })
  await motionIsThere()
  expect(sign()).not.toHaveAttribute('style')
})

test('what has come onto the screen while the motion was on its way does not move', async () => {
  const sign = renderReveal({ top: 5000, reduced: false })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 100, 100))
  await motionIsThere()
  expect(sign()).not.toHaveAttribute('style')
})

test('nothing moves for a reader who asked for less motion', async () => {
  const sign = renderReveal({ top: 5000, reduced: true })
  await motionIsThere()
  expect(sign()).not.toHaveAttribute('style')
})
