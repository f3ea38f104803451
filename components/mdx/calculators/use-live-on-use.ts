import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { sayWaiting } from './waiting-words'

/** @returns what takes it back */
type MakeLive = (part: Element) => { unmount: () => void }

const signs = ['pointerover', 'focusin', 'input']

/** How long after a failure what was typed asks for the code once more, in milliseconds. */
const retryDelay = 5000

/**
 * Makes a part of the page live when somebody uses it.
 * @param fetchCode of the part; where it fails, the next sign of use asks again, or what was typed, by itself
 * @returns the ref to put on the element around the part
 */
export function useLiveOnUse(fetchCode: () => Promise<MakeLive>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const fetchLatest = useEffectEvent(fetchCode)

  useEffect(() => {
    const part = place.current
    if (!part) return
    // From here on it is said in words that a result is still to come, see calculator.css.
    part.dataset.live = ''
    const waiting = new AbortController()
    const { say, takeBack } = sayWaiting(part)
    let live: ReturnType<MakeLive> | undefined
    let isFetching = false
    let hasFailed = false
    let retry: ReturnType<typeof setTimeout> | undefined

    function tell(part: Element) {
      if (isTypedIn(part)) say(hasFailed ? 'This did not load. Trying again…' : 'Working it out…')
      else takeBack()
    }

    async function comeAlive(part: Element) {
      tell(part)
      if (isFetching) return
      isFetching = true
      clearTimeout(retry)
      try {
        const makeLive = await fetchLatest()
        if (waiting.signal.aborted) return
        takeBack()
        live = makeLive(part)
        waiting.abort()
      } catch {
        // The code did not load. The typed figures stay; hydration-loader.js handles a page from an older deployment.
        isFetching = false
        hasFailed = true
        tell(part)
        if (isTypedIn(part) && !waiting.signal.aborted) retry = setTimeout(() => comeAlive(part), retryDelay)
      }
    }

    for (const sign of signs) part.addEventListener(sign, () => comeAlive(part), { signal: waiting.signal })
    if (isInUse(part)) comeAlive(part)
    return () => {
      waiting.abort()
      clearTimeout(retry)
      // Unmounting a root while React renders is an error, so it waits a turn.
      setTimeout(() => live?.unmount())
    }
  }, [])

  return place
}

/** Also true for an empty part: the connection broke before it came, so React drew the page anew without it. */
function isInUse(part: Element): boolean {
  return !part.firstChild || part.contains(document.activeElement) || isTypedIn(part)
}

function isTypedIn(part: Element): boolean {
  return Array.from(part.querySelectorAll('input')).some(({ value, defaultValue }) => value !== defaultValue)
}
