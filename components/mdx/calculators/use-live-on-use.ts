import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { pendingResult } from './pending-result'

/** @returns the React root, or whatever else undoes it */
type MakeLive = (part: Element) => { unmount: () => void }

const signs = ['pointerover', 'focusin', 'input']

/** In milliseconds. Typed figures make a failed download try again by itself after this time. */
const retryDelay = 5000

/**
 * Makes a part of the page live when somebody uses it.
 * @param fetchCode downloads the code of the part; after a failure the next sign of use tries again, and typed figures
 *   do so by themselves
 * @returns the ref to put on the element around the part
 */
export function useLiveOnUse(fetchCode: () => Promise<MakeLive>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const fetchLatest = useEffectEvent(fetchCode)

  useEffect(() => {
    const part = place.current
    if (!part) return
    // From here on, a note says that the result is still to come, see calculator.css.
    part.dataset.live = ''
    const waiting = new AbortController()
    const pending = pendingResult(part)
    let live: ReturnType<MakeLive> | undefined
    let isFetching = false
    let hasFailed = false
    let retry: ReturnType<typeof setTimeout> | undefined

    const showPending = () => {
      if (isTypedIn(part)) pending.show(hasFailed ? 'This did not load. Trying again…' : 'Working it out…')
      else pending.remove()
    }

    const comeAlive = async () => {
      showPending()
      if (isFetching) return
      isFetching = true
      clearTimeout(retry)
      try {
        const makeLive = await fetchLatest()
        if (waiting.signal.aborted) return
        pending.remove()
        live = makeLive(part)
        waiting.abort()
      } catch {
        // The code did not load. The typed figures stay; hydration-loader.js handles a page from an older deployment.
        isFetching = false
        hasFailed = true
        showPending()
        if (isTypedIn(part) && !waiting.signal.aborted) retry = setTimeout(comeAlive, retryDelay)
      }
    }

    for (const sign of signs) part.addEventListener(sign, comeAlive, { signal: waiting.signal })
    if (isInUse(part)) comeAlive()
    return () => {
      waiting.abort()
      clearTimeout(retry)
      // React reports an error when a root is unmounted during a render, so this waits a turn.
      setTimeout(() => live?.unmount())
    }
  }, [])

  return place
}

/** Also true for an empty part: the connection broke before it arrived, and React has drawn the page without it. */
function isInUse(part: Element): boolean {
  return !part.firstChild || part.contains(document.activeElement) || isTypedIn(part)
}

function isTypedIn(part: Element): boolean {
  return Array.from(part.querySelectorAll('input')).some(({ value, defaultValue }) => value !== defaultValue)
}
