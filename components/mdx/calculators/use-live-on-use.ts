import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** @returns what takes it back */
type MakeLive = (part: Element) => { unmount: () => void }

const signs = ['pointerover', 'focusin', 'input']

/**
 * Makes a part of the page live when somebody uses it.
 * @param fetchCode of the part; where it fails, the next sign of use asks again
 * @returns the ref to put on the element around the part
 */
export function useLiveOnUse(fetchCode: () => Promise<MakeLive>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const fetchLatest = useEffectEvent(fetchCode)

  useEffect(() => {
    const part = place.current
    if (!part) return
    const waiting = new AbortController()
    let live: ReturnType<MakeLive> | undefined
    let isFetching = false

    async function comeAlive(part: Element) {
      if (isFetching) return
      isFetching = true
      try {
        const makeLive = await fetchLatest()
        if (waiting.signal.aborted) return
        live = makeLive(part)
        waiting.abort()
      } catch {
        // It did not arrive. What was typed stands, and hydration-loader.js sees to a page that was deployed anew.
        isFetching = false
      }
    }

    for (const sign of signs) part.addEventListener(sign, () => comeAlive(part), { signal: waiting.signal })
    if (isInUse(part)) comeAlive(part)
    return () => {
      waiting.abort()
      // React may be drawing just now.
      setTimeout(() => live?.unmount())
    }
  }, [])

  return place
}

/** Also where something has changed the page on its way, so that React drew it anew and left the part empty. */
function isInUse(part: Element): boolean {
  const inputs = Array.from(part.querySelectorAll('input'))
  const isTypedIn = inputs.some(({ value, defaultValue }) => value !== defaultValue)
  return !part.firstChild || part.contains(document.activeElement) || isTypedIn
}
