import { use, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Countdown, startCountdown } from '@/lib/countdown'
import { notifications, type Toast } from '@/lib/notifications'
import { HeldContext } from './held-context'
import { useSwipe } from './use-swipe'
import { useToasts } from './use-toasts'

type ToastCardProps = { id: string }

/** A toast with its current words; nothing once another has replaced it. */
export function ToastCard({ id }: ToastCardProps) {
  const toast = useToasts().find((each) => each.id === id)
  return toast ? <Card toast={toast} /> : null
}

function Card({ toast }: { toast: Toast }) {
  const [isHovered, setIsHovered] = useState(false)
  const isHeld = use(HeldContext)
  const close = () => notifications.dismiss(toast.id)
  const swipe = useSwipe(close)
  useTimeout(toast, isHeld || isHovered)

  return (
    // For the pointer only: with the keyboard, use the button or Escape.
    <div
      ref={leaveFocusAlone}
      className="toast"
      data-variant={toast.variant}
      {...swipe}
      // Not on enter: a toast that appears under a resting pointer would stay for ever.
      onPointerMove={(event) => {
        setIsHovered(true)
        swipe.onPointerMove(event)
      }}
      onPointerLeave={() => setIsHovered(false)}
    >
      <span className="toast-sign" aria-hidden="true">
        {toast.variant === 'destructive' ? '!' : <Icon name="tick" />}
      </span>
      <div>
        <p className="toast-title">{toast.title}</p>
        <p>{toast.description}</p>
      </div>
      {/* With this mark sonner does not pull the focus back when the reader tabs on from here. */}
      <button
        type="button"
        className="toast-close"
        aria-label="Close notification"
        data-dismissible="false"
        onClick={close}
      >
        <Icon name="cross" />
      </button>
    </div>
  )
}

/**
 * sonner makes the list item a tab stop, a second one beside the close button. And a press would focus sonner's list,
 * which returns the focus to its previous place just when the reader presses another field.
 */
function leaveFocusAlone(card: HTMLElement | null) {
  card?.closest('li')?.removeAttribute('tabindex')
  card?.addEventListener('mousedown', (event) => event.preventDefault())
}

/** Closes the toast after its duration, not counting time while it is held or the tab is hidden. */
function useTimeout({ id, duration }: Toast, isHeld: boolean) {
  const [countdown, setCountdown] = useState<Countdown | null>(null)
  const isHidden = useIsDocumentHidden()
  const isPaused = isHeld || isHidden

  useEffect(() => {
    const started = startCountdown(duration, () => notifications.dismiss(id))
    setCountdown(started)
    return started.stop
  }, [id, duration])

  useEffect(() => {
    if (isPaused) countdown?.pause()
    else countdown?.resume()
  }, [countdown, isPaused])
}

function useIsDocumentHidden(): boolean {
  const [isHidden, setIsHidden] = useState(() => document.hidden)
  useEffect(() => {
    const read = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isHidden
}
