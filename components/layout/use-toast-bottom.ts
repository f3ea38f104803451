import { useCallback, useEffect, useState } from 'react'
import { toastBottom } from '@/lib/toast-placement'

/** What a toast must not cover: the notice, the button that submits, the words that explain; and where the reader is. */
const obstacles = '[data-above-toasts]'
const control = 'a, button, input, summary'

/** Distance of the toast from the window's lower edge, in pixels, kept right while the page moves under it. */
export function useToastBottom(openId: string | undefined): number {
  const [bottom, setBottom] = useState(16)

  const place = useCallback(() => {
    const card = document.querySelector('.toast')?.getBoundingClientRect()
    if (!card) return
    const focused = document.activeElement?.matches(control) ? document.activeElement : null
    const inTheWay = [...document.querySelectorAll(obstacles), ...(focused ? [focused] : [])]
      .filter((element) => !element.closest('.toaster'))
      .map((element) => element.getBoundingClientRect())
    setBottom(toastBottom(card, document.documentElement.clientHeight, inTheWay))
  }, [])

  useEffect(() => {
    if (openId === undefined) return
    // sonner puts the card into the page a moment later.
    const observer = new MutationObserver(place)
    observer.observe(document.body, { childList: true, subtree: true })
    const moves = ['scroll', 'resize', 'focusin'] as const
    for (const move of moves) addEventListener(move, place, { passive: true })
    place()
    return () => {
      observer.disconnect()
      for (const move of moves) removeEventListener(move, place)
    }
  }, [openId, place])

  return bottom
}
