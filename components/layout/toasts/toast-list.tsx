import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { toastRules } from '@/lib/notifications'
import { toastMargin } from '@/lib/toast-placement'
import { HeldContext } from './held-context'
import { ToastCard } from './toast-card'
import { useToastBottom } from './use-toast-bottom'

export type ToastListProps = {
  openId: string | undefined
  /** The reader is in the notification area, so no toast may disappear. */
  isHeld: boolean
}

/**
 * Draws the queue with sonner, which places and animates the toasts. The rules are our own, because sonner cannot be
 * configured for them: it hides older toasts instead of closing them, swipes at 45 px or on a flick, and ignores focus.
 */
export function ToastList({ openId, isHeld }: ToastListProps) {
  const bottom = useToastBottom(openId)

  useEffect(() => {
    if (openId === undefined) return
    sonner.custom(() => <ToastCard id={openId} />, {
      id: openId,
      duration: Number.POSITIVE_INFINITY,
      dismissible: false,
    })
    return () => {
      sonner.dismiss(openId)
    }
  }, [openId])

  return (
    <HeldContext value={isHeld}>
      <SonnerToaster
        ref={makeSilent}
        position="bottom-right"
        visibleToasts={toastRules.limit}
        hotkey={[]}
        offset={{ bottom, right: toastMargin }}
        mobileOffset={{ bottom, right: toastMargin, left: toastMargin }}
      />
    </HeldContext>
  )
}

/** Removes the name, live region and tab stop of sonner's own section: our notification area around it has them. */
function makeSilent(section: HTMLElement | null) {
  for (const name of ['aria-label', 'aria-live', 'tabindex']) section?.removeAttribute(name)
}
