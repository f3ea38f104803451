'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { notifications, toastRules } from '@/lib/notifications'
import { ToastCard } from './toast-card'
import { useToastBottom } from './use-toast-bottom'

export type ToastListProps = {
  /** The reader is in the notification area, so nothing may disappear. */
  isHeld: boolean
}

/**
 * Draws the queue with sonner, which places and moves the toasts. The rules stay ours, because sonner's own cannot be
 * set to them: it hides older toasts instead of closing them, swipes at 45 px or by a flick, and ignores focus.
 */
export function ToastList({ isHeld }: ToastListProps) {
  const { subscribe, getSnapshot, getServerSnapshot } = notifications
  const current = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot).find(({ open }) => open)
  const shown = useRef<string | null>(null)
  const bottom = useToastBottom(current)

  useEffect(() => {
    if (shown.current && shown.current !== current?.id) {
      sonner.dismiss(shown.current)
      shown.current = null
    }
    if (!current) return
    shown.current = current.id
    sonner.custom(() => <ToastCard toast={current} isHeld={isHeld} />, {
      id: current.id,
      duration: Number.POSITIVE_INFINITY,
      dismissible: false,
    })
  }, [current, isHeld])

  return (
    <SonnerToaster
      ref={makeSilent}
      position="bottom-right"
      visibleToasts={toastRules.limit}
      hotkey={[]}
      offset={{ bottom, right: 16 }}
      mobileOffset={{ bottom, right: 16, left: 16 }}
    />
  )
}

/** Our notification area has the name, the role and the live region; sonner's own section inside it must not repeat them. */
function makeSilent(section: HTMLElement | null) {
  for (const name of ['aria-label', 'aria-live', 'tabindex']) section?.removeAttribute(name)
}
