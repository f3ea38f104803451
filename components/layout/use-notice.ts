import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readEmbedChoice, subscribeToEmbedChoice } from '@/lib/embeds'
import { privacyNoticeHref } from '@/lib/privacy-notice'

/** `waiting`: in the file as it is served, before the page is live. */
export type NoticeState = 'waiting' | 'open' | 'closed'

/** Opens the notice for who has not answered it, and again for who follows a link to it. */
export function useNotice(notice: RefObject<HTMLElement | null>) {
  const choice = useSyncExternalStore(subscribeToEmbedChoice, readEmbedChoice, () => undefined)
  const [isCalled, setIsCalled] = useState(false)
  const caller = useRef<HTMLElement | null>(null)

  useEffect(() => {
    // Following the link may move the focus before the address changes, so the link is remembered at the click.
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.getAttribute('href') === privacyNoticeHref) caller.current = link
    }
    function onHash() {
      if (location.hash === privacyNoticeHref) setIsCalled(true)
    }
    onHash()
    addEventListener('click', onClick)
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('click', onClick)
      removeEventListener('hashchange', onHash)
    }
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
function leave(notice: HTMLElement | null, caller: HTMLElement | null) {
  if (!notice?.contains(document.activeElement)) return
  const next = caller ?? document.querySelector<HTMLElement>('main')
  next?.focus({ preventScroll: true })
}
