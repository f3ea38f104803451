import { type PointerEvent, useRef } from 'react'
import { toastRules } from '@/lib/notifications'

/** Pointer handlers of something that is swiped away to the right, by distance alone. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null)

  function distance(event: PointerEvent<HTMLElement>): number {
    return start.current === null ? 0 : Math.max(0, event.clientX - start.current)
  }

  function release(event: PointerEvent<HTMLElement>) {
    start.current = null
    event.currentTarget.style.removeProperty('transform')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnButton = event.target instanceof Element && event.target.closest('button')
      if (isOnButton || event.button !== 0) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) event.currentTarget.style.transform = `translateX(${distance(event)}px)`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (distance(event) < toastRules.swipeThreshold) return release(event)
      // It goes from where it was let go.
      start.current = null
      onSwipe()
    },
    onPointerCancel: release,
  }
}
