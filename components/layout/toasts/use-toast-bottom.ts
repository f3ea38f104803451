import { useEffect, useState } from 'react'
import { toastBottom, toastMargin } from '@/lib/toast-placement'
import { focusable } from '../focusable'

/**
 * What a toast must not cover, most important first: the focused element; the label and hints of a focused field; the
 * notice, the submit button and explanations; other fields; the beginning of the form.
 */
const obstacles = [
  `:is(${focusable}):focus`,
  '.field:focus-within',
  '[data-above-toasts]',
  '.field',
  'h1, .progress-fence, .signup-note',
]

/** Distance of the toast from the window's lower edge in pixels, updated while the page moves. */
export function useToastBottom(openId: string | undefined): number {
  const [bottom, setBottom] = useState(toastMargin)

  useEffect(() => {
    if (openId === undefined) return
    const place = () => {
      const now = currentBottom()
      if (now !== undefined) setBottom(now)
    }
    // sonner puts the card into the page a moment later.
    const observer = new MutationObserver(place)
    observer.observe(document.body, { childList: true, subtree: true })
    // While a keyboard covers the page, iOS moves the visible part without scrolling the page.
    const moving = [window, window.visualViewport]
    const moves = ['scroll', 'resize', 'focusin']
    for (const target of moving)
      for (const move of moves) target?.addEventListener(move, place, { passive: true })
    place()
    return () => {
      observer.disconnect()
      for (const target of moving) for (const move of moves) target?.removeEventListener(move, place)
    }
  }, [openId])

  return bottom
}

/** Where the toast belongs on the page as it is now; nothing before the toast is in the page. */
function currentBottom(): number | undefined {
  const card = document.querySelector('.toast')?.getBoundingClientRect()
  if (!card) return undefined
  const groups = obstacles.map((selector) =>
    Array.from(document.querySelectorAll(selector))
      .filter((element) => !element.closest('.toaster'))
      .map((element) => element.getBoundingClientRect()),
  )
  const { clientHeight } = document.documentElement
  const covered = keyboardHeight(clientHeight)
  return covered + toastBottom(card, clientHeight - covered, groups)
}

/**
 * In pixels: the part of the page that a phone's keyboard covers where it does not resize the page, as on iOS. A zoomed
 * page is ignored, since there, too, only a part of it is visible.
 */
function keyboardHeight(windowHeight: number): number {
  const visible = window.visualViewport
  if (visible?.scale !== 1) return 0
  return Math.max(0, windowHeight - visible.offsetTop - visible.height)
}
