/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import { Reveal, type RevealVerb } from '@/components/ui/reveal'

/** Scrolls the observed element into view, or away. */
let scrollThere: (isIntersecting?: boolean) => void

type Circumstances = { top: number; reduced: boolean; verb?: RevealVerb }

function renderReveal({ top, reduced, verb = 'stake' }: Circumstances) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100))
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: reduced }) as MediaQueryList
  window.IntersectionObserver = class {
    constructor(private readonly see: (entries: object[]) => void) {}
    observe(target: Element) {
      scrollThere = (isIntersecting = true) => this.see([{ target, isIntersecting }])
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  render(
    <Reveal verb={verb} className="sign">
      24/7
    </Reveal>,
  )
  return () => screen.getByText('24/7')
}

/** The component has asked for the module first, so it has it by the time that this import resolves. */
const motionLoaded = () => act(async () => void (await import('@/components/ui/reveal-motion')))

test('an element below the fold is visible from the start, is offset once motion loads, and comes to rest for good when scrolled into view', async () => {
  const sign = renderReveal({ top: 5000, reduced: false })
  expect(sign()).toBeVisible()
  await motionLoaded()
  expect(sign()).toBeVisible()
  expect(sign()).toHaveStyle({ transform: 'translateY(8px)' })
  act(() => scrollThere())
  await waitFor(() => expect(sign()).toHaveStyle({ transform: 'none' }))
  expect(sign()).toHaveClass('sign')
  act(() => scrollThere(false))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sign()).toHaveStyle({ transform: 'none' })
})

test('a line below the fold waits until it is scrolled into view, and is then drawn from one end to the other', async () => {
  const line = renderReveal({ top: 5000, reduced: false, verb: 'draw' })
  await motionLoaded()
  expect(line().style.clipPath).toBe('inset(0 100% 0 0)')
  act(() => scrollThere())
  await waitFor(() => expect(line().style.clipPath).toMatch(/^inset\(0(px)? 0% 0(px)? 0(px)?\)$/))
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
