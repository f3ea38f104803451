import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readEmbedChoice, subscribeToEmbedChoice } from '@/lib/embeds'
import { privacyNoticeHref } from '@/lib/privacy-notice'

/** `waiting`: in the file as it is served, before the page is live. */
export type NoticeState = 'waiting' | 'open' | 'closed'

/** Opens the notice for who has not answered it, and again for who follows a link to it. */
export function useNotice(notice: RefObject<HTMLElement | null>) {
  const choice = useSyncExternalStore(subscribeToEmbedChoice, readEmbedChoice, () => undefined)
  const [isCalled, setIsCalled] = useState(false)
  const caller = useRef<Element | null>(null)

  useEffect(() => {
    function onHash() {
      if (location.hash !== privacyNoticeHref) return
      caller.current = document.activeElement
      setIsCalled(true)
    }
    onHash()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])

  useEffect(() => {
    if (isCalled) notice.current?.focus({ preventScroll: true })
  }, [isCalled, notice])

  return {
    state: noticeState(choice, isCalled),
    close() {
      setIsCalled(false)
      leave(notice.current, caller.current)
      // So that the same link works again.
      if (location.hash === privacyNoticeHref)
        history.replaceState(history.state, '', location.pathname + location.search)
    },
  }
}

function noticeState(choice: ReturnType<typeof readEmbedChoice> | undefined, isCalled: boolean): NoticeState {
  if (choice === undefined) return 'waiting'
  return isCalled || choice === null ? 'open' : 'closed'
}

/** The focus must not vanish with the notice: it goes back to the link that called it, or to the page's main part. */
function leave(notice: HTMLElement | null, caller: Element | null) {
  if (!notice?.contains(document.activeElement)) return
  const next =
    caller instanceof HTMLElement && !notice.contains(caller) && caller !== document.body ? caller : null
  const target = next ?? document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}
