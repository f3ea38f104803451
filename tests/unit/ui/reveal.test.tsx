/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import { Reveal } from '@/components/ui/reveal'

/** Scrolls the observed element into view. */
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

/** The component has asked for the module first, so it has it by the time that this import resolves. */
const motionLoaded = () => act(async () => void (await import('@/components/ui/reveal-motion')))

test('an element below the fold is visible from the start, is offset once motion loads, and comes to rest when scrolled into view', async () => {
  const sign = renderReveal({ top: 5000, reduced: false })
  expect(sign()).toBeVisible()
  await motionLoaded()
  expect(sign()).toBeVisible()
  expect(sign()).toHaveStyle({ transform: 'translateY(8px)' })
  act(() => scrollThere())
  await waitFor(() => expect(sign()).toHaveStyle({ transform: 'none' }))
})

test('an element that is already in view does not move', async () => {
  const sign = renderReveal({ top: 100, reduced: false })
  await motionLoaded()
  expect(sign()).not.toHaveAttribute('style')
})

test('an element that came into view while motion was loading does not move', async () => {
  const sign = renderReveal({ top: 5000, reduced: false })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 100, 100))
  await motionLoaded()
  expect(sign()).not.toHaveAttribute('style')
})

test('nothing moves for a reader who prefers reduced motion', async () => {
  const sign = renderReveal({ top: 5000, reduced: true })
  await motionLoaded()
  expect(sign()).not.toHaveAttribute('style')
})
