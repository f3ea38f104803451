import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/**
 * A reader's visit to the notification area: whether the focus is inside, and the way back to where it came from. When
 * something focused disappears, the focus is sent back, because browsers would drop it silently.
 * @param openId the toast that is open
 */
export function useFocusReturn(area: RefObject<HTMLElement | null>, openId: string | undefined) {
  const [isInside, setIsInside] = useState(false)
  const cameFrom = useRef<Element | null>(null)

  /** Moves the focus out of the area; returns whether it was there. */
  const leave = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !area.current?.contains(focused)) return false
    focused.blur()
    goBack(cameFrom.current)
    return true
  }, [area])

  /** For a focused toast that was removed from the page, of which no event tells. */
  const endIfLost = useEffectEvent(() => {
    if (!isInside || area.current?.contains(document.activeElement)) return
    setIsInside(false)
    goBack(cameFrom.current)
  })

  useEffect(() => {
    endIfLost()
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

function goBack(to: Element | null) {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
}
