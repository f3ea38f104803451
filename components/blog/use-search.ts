import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Matches, Search } from '@/lib/search/search'

/** In milliseconds. How often a search that failed to load is tried again. */
const retryDelay = 5000

/**
 * The matches for some words, `null` without words. The search and its index are fetched at the first word. `failed`
 * says that this did not work; it is then tried again at the next change, when the connection returns, and every few
 * seconds.
 */
export function useSearch() {
  const [matches, setMatches] = useState<Matches | null>(null)
  const [failed, setFailed] = useState(false)
  /** Shared by everything typed while it loads, so that the index is built once. */
  const search = useRef<Promise<Search> | null>(null)
  /** The words that were searched for last. */
  const latest = useRef('')

  async function find(words: string) {
    latest.current = words
    if (!words.trim()) {
      setMatches(null)
      setFailed(false)
      return
    }
    try {
      search.current ??= loadSearch()
      const found = await search.current
      // The reader may have typed on while it was loading.
      if (latest.current !== words) return
      setMatches(found(words))
      setFailed(false)
    } catch {
      search.current = null
      if (latest.current === words) setFailed(true)
    }
  }

  const findAgain = useEffectEvent(() => find(latest.current))
  useEffect(() => {
    if (!failed) return
    const timer = setInterval(findAgain, retryDelay)
    addEventListener('online', findAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', findAgain)
    }
  }, [failed])

  return { find, matches, failed }
}

/** The search is in a chunk of its own, fetched when it is first used. */
async function loadSearch(): Promise<Search> {
  const { openSearch } = await import('@/lib/search/search')
  return openSearch()
}
