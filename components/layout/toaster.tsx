'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { notifications, toastRules } from '@/lib/notifications'
import { fetchToastList } from './toasts/fetch-toast-list'
import type { ToastListProps } from './toasts/toast-list'
// The toasts contain an icon, which must not wait for a stylesheet of its own.
import '@/components/ui/icon.css'
import './toaster.css'
import { useFocusReturn } from './toasts/use-focus-return'
import { useToasts } from './toasts/use-toasts'

/**
 * The notification area, present on every page from the start, so that screen readers know it before the first toast
 * and F8 always has a target. The code that draws toasts is fetched with the first one, or earlier by whoever expects
 * one.
 */
export function Toaster() {
  const openId = useToasts().find(({ open }) => open)?.id
  const area = useRef<HTMLElement>(null)
  const { isInside, leave, onFocus, onBlur } = useFocusReturn(area, openId)
  const ToastList = useToastList(openId)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === toastRules.hotkey) {
        // A held key would toggle the focus. But if it was held before the page was live, early-presses.js replays only
        // its last repeat, which is not trusted. With a modifier the key belongs to the browser or the system.
        if (event.repeat && event.isTrusted) return
        if (event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return
        event.preventDefault()
        if (!leave()) area.current?.focus({ preventScroll: true })
      } else if (event.key === 'Escape') {
        leave()
        notifications.dismiss()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [leave])

  return (
    <section
      ref={area}
      className="toaster"
      tabIndex={-1}
      aria-label={`Notifications (${toastRules.hotkey})`}
      aria-live="polite"
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {openId === undefined && <p className="toaster-empty">No notifications.</p>}
      {ToastList && <ToastList openId={openId} isHeld={isInside} />}
    </section>
  )
}

/** Not React.lazy: a chunk that fails to load must not take the page down, and the next toast may try again. */
function useToastList(openId: string | undefined) {
  const [ToastList, setToastList] = useState<ComponentType<ToastListProps> | null>(null)
  useEffect(() => {
    if (openId === undefined || ToastList) return
    fetchToastList().then(
      (Component) => setToastList(() => Component),
      () => {},
    )
  }, [openId, ToastList])
  return ToastList
}
