import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * A reader's visit to the notification area: whether the focus is inside, and the way back to where it came from. What
 * goes away under the focus sends it back, because a browser would drop it without a word.
 * @param openId the toast that is open
 */
export function useVisit(area: RefObject<HTMLElement | null>, openId: string | undefined) {
  const [isInside, setIsInside] = useState(false)
  const cameFrom = useRef<Element | null>(null)

  /** Leaves the area if the focus is there; says whether it was. */
  const leave = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !area.current?.contains(focused)) return false
    focused.blur()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    return true
  }, [area])

  useEffect(() => {
    if (openId === undefined) return
    return () => {
      if (document.activeElement !== area.current) leave()
    }
  }, [openId, area, leave])

  return {
    isInside,
    leave,
    onFocus({ relatedTarget }: FocusEvent) {
      if (!area.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
      setIsInside(true)
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!area.current?.contains(relatedTarget)) setIsInside(false)
    },
  }
}
