import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { readEmbedChoice, subscribeToEmbedChoice } from '@/lib/embeds'
import { privacyNoticeHref } from '@/lib/privacy-notice'
import { focusable } from './focusable'

/** `waiting`: in the file as it is served, before the page is live. */
export type NoticeState = 'waiting' | 'open' | 'closed'

/** In milliseconds. The first press brings the page to life, and must not end on what appears under it. */
const quietTime = 1000

/** Opens the notice for a reader who has not answered it, and again for one who follows a link to it. */
export function useNotice(notice: RefObject<HTMLElement | null>) {
  const choice = useSyncExternalStore(subscribeToEmbedChoice, readEmbedChoice, () => undefined)
  const [isCalled, setIsCalled] = useState(false)
  const isQuiet = useQuiet()

  useEffect(() => {
    function onHash() {
      if (location.hash === privacyNoticeHref) setIsCalled(true)
    }
    onHash()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])

  function close() {
    setIsCalled(false)
    leave(notice.current, isCalled ? `a[href="${privacyNoticeHref}"]` : 'main')
    // So that the same link works again.
    if (location.hash === privacyNoticeHref)
      history.replaceState(history.state, '', location.pathname + location.search)
  }

  const earlier = isCalled && choice ? choice : null
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  })
  useEffect(() => {
    const called = notice.current
    if (!isCalled || !called) return
    // Whoever has followed the link before the page was live may be typing elsewhere by now.
    if (!document.activeElement?.matches('input')) called.focus()
    if (!earlier) return
    called.addEventListener('keydown', onKey)
    return () => called.removeEventListener('keydown', onKey)
  }, [isCalled, earlier, notice])

  const state = noticeState(choice, isCalled, isQuiet)
  useEffect(() => {
    if (state === 'open' && !isCalled && notice.current) uncoverFocus(notice.current)
  }, [state, isCalled, notice])

  return {
    state,
    /** The answer that was given before, while the notice is open again. Esc keeps it. */
    earlier,
    close,
  }
}

function noticeState(
  choice: ReturnType<typeof readEmbedChoice> | undefined,
  isCalled: boolean,
  isQuiet: boolean,
): NoticeState {
  if (choice === undefined) return 'waiting'
  if (isCalled) return 'open'
  if (choice !== null) return 'closed'
  return isQuiet ? 'open' : 'waiting'
}

/** Whether the page has been live for a moment, and nothing has been pressed in it. */
function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    if (isQuiet) return
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
  }, [isQuiet])
  return isQuiet
}

/**
 * What has the focus moves out from under the notice, for whose height the page's scroll padding makes room. Whoever
 * has scrolled away from it stays there.
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
 * The focus must not vanish with the notice.
 * @param to where it goes: the link in the footer that calls the notice, whether it was pressed before the page was live
 *   or since, or the page's main part
 */
function leave(notice: HTMLElement | null, to: string) {
  if (!notice?.contains(document.activeElement)) return
  document.querySelector<HTMLElement>(to)?.focus({ preventScroll: true })
}
