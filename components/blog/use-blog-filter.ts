'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Topic } from '@/lib/article-schema'
import { type BlogFilter, formatFilter, noFilter, parseFilter } from '@/lib/blog-filter'
import type { Matches, Search } from '@/lib/search'

/**
 * The filter, kept in the page's address, and what its words find. The search and its index are fetched at the
 * first word; `failed` says that they could not be, and the next change tries again.
 */
export function useBlogFilter(topics: readonly Topic[]) {
  const [filter, setFilter] = useState<BlogFilter>(noFilter)
  const [matches, setMatches] = useState<Matches | null>(null)
  const [failed, setFailed] = useState(false)
  const shown = useRef<BlogFilter | null>(null)
  /** Set while the address does not have the filter yet. */
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** One for all that is typed while it is under way, so that the index is built once. */
  const search = useRef<Promise<Search> | null>(null)
  /** The words that were last looked for; none after a failure. */
  const latest = useRef<string | null>('')

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
      // While it was loading, the reader may have typed on.
      if (latest.current !== words) return
      setMatches(found(words))
      setFailed(false)
    } catch {
      search.current = null
      if (latest.current !== words) return
      latest.current = null
      setFailed(true)
    }
  }

  function change(part: Partial<BlogFilter>) {
    // Words typed before the page was live arrive before the address is read.
    const next = { ...(shown.current ?? parseFilter(location.search, topics)), ...part }
    show(next)
    keep()
  }

  function keep() {
    clearTimeout(again.current)
    again.current = undefined
    const address = `${location.pathname}${formatFilter(shown.current ?? noFilter)}${location.hash}`
    try {
      history.replaceState(history.state, '', address)
    } catch {
      // Safari takes 100 changes in 10 or 30 seconds, and a key that is held down makes more.
      again.current = setTimeout(keep, 1000)
    }
  }

  function show(next: BlogFilter) {
    shown.current = next
    setFilter(next)
    if (next.words !== latest.current) void find(next.words)
  }

  const arrive = useEffectEvent(() => {
    if (again.current) keep()
    else show(parseFilter(location.search, topics))
  })
  useEffect(() => {
    arrive()
    // A link within the page makes an entry of the history, which keeps the filter of its time.
    addEventListener('popstate', arrive)
    return () => {
      removeEventListener('popstate', arrive)
      clearTimeout(again.current)
    }
  }, [])

  return { filter, change, matches, failed }
}

/** The search has a chunk of its own, fetched when it is first used. */
async function loadSearch(): Promise<Search> {
  const { openSearch } = await import('@/lib/search')
  return openSearch()
}
