import { type PointerEvent, useRef } from 'react'
import { toastRules } from '@/lib/notifications'

/** Pointer handlers for swiping something away to the right, by distance alone and with one finger. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ pointer: number; x: number } | null>(null)

  function distance(event: PointerEvent<HTMLElement>): number {
    return start.current ? Math.max(0, event.clientX - start.current.x) : 0
  }

  /** A second finger must not be measured from where the first one started. */
  function isHeldBy(event: PointerEvent<HTMLElement>): boolean {
    return start.current?.pointer === event.pointerId
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (!isHeldBy(event)) return
    start.current = null
    event.currentTarget.style.removeProperty('transform')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnButton = (event.target as Element).closest('button')
      if (isOnButton || event.button !== 0 || start.current) return
      start.current = { pointer: event.pointerId, x: event.clientX }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isHeldBy(event)) event.currentTarget.style.transform = `translateX(${distance(event)}px)`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!isHeldBy(event) || distance(event) < toastRules.swipeThreshold) return release(event)
      // It disappears from where it was released.
      start.current = null
      onSwipe()
    },
    onPointerCancel: release,
  }
}
