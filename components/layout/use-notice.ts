import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type EmbedChoice, readEmbedChoice, subscribeToEmbedChoice } from '@/lib/embed-choice'
import { privacyNoticeHref } from '@/lib/privacy-notice'
import { focusable } from './focusable'

/** `waiting`: as exported, before the page is live. */
type NoticeState = 'waiting' | 'open' | 'closed'

/**
 * In milliseconds without a press. The first press makes the page live, and must not end on a notice that appears under
 * it.
 */
const quietTime = 1000

/** Opens the notice for readers who have not answered it, and again for those who follow a link to it. */
export function useNotice(notice: RefObject<HTMLElement | null>) {
  const choice = useSyncExternalStore(subscribeToEmbedChoice, readEmbedChoice, () => undefined)
  const [isRequested, setIsRequested] = useState(false)
  const isQuiet = useQuiet()

  useEffect(() => {
    function onHash() {
      if (location.hash === privacyNoticeHref) setIsRequested(true)
    }
    onHash()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])

  function close() {
    setIsRequested(false)
    leave(notice.current, isRequested ? `a[href="${privacyNoticeHref}"]` : 'main')
    // So that a second press on the same link is a change of the hash again.
    if (location.hash === privacyNoticeHref)
      history.replaceState(history.state, '', location.pathname + location.search)
  }

  const earlier = isRequested && choice
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  })
  useEffect(() => {
    const section = notice.current
    if (!isRequested || !section) return
    // Somebody who pressed the link before the page was live may be typing elsewhere by now.
    if (!document.activeElement?.matches('input')) section.focus()
    if (!earlier) return
    section.addEventListener('keydown', onKey)
    return () => section.removeEventListener('keydown', onKey)
  }, [isRequested, earlier, notice])

  const state = noticeState(choice, isRequested, isQuiet)
  useEffect(() => {
    if (state === 'open' && notice.current) uncoverFocus(notice.current)
  }, [state, notice])

  return {
    state,
    /** The earlier answer, while the notice is open again. Esc keeps it. */
    earlier,
    close,
  }
}

function noticeState(choice: EmbedChoice | undefined, isRequested: boolean, isQuiet: boolean): NoticeState {
  if (choice === undefined) return 'waiting'
  if (isRequested) return 'open'
  if (choice !== null) return 'closed'
  return isQuiet ? 'open' : 'waiting'
}

/** Whether the page has been live for a moment without a press. */
function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const hold = () => clearTimeout(timer)
    const wait = () => {
      hold()
      timer = setTimeout(() => setIsQuiet(true), quietTime)
    }
    wait()
    addEventListener('pointerdown', hold, true)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, wait, true)
    return () => {
      hold()
      removeEventListener('pointerdown', hold, true)
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, wait, true)
    }
  }, [])
  return isQuiet
}

/**
 * Scrolls the focused element out from under the notice; the page's scroll padding makes room for that. A reader who
 * has scrolled away from the focus stays where they are.
 */
function uncoverFocus(notice: HTMLElement) {
  const focused = document.activeElement
  if (!focused?.matches(focusable)) return
  const [over, under] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = under.right < over.left || under.left > over.right
  const isAboveOrBelow = under.bottom < over.top || under.top > over.bottom
  if (!isBeside && !isAboveOrBelow) focused.scrollIntoView({ block: 'nearest' })
}

/**
 * Moves the focus out of the notice, so that it is not lost when the notice closes.
 * @param to selector of the new place: the footer's link to the notice if that was pressed, else the main element
 */
function leave(notice: HTMLElement | null, to: string) {
  if (!notice?.contains(document.activeElement)) return
  document.querySelector<HTMLElement>(to)?.focus({ preventScroll: true })
}
