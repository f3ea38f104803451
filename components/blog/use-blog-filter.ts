'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Topic } from '@/lib/article-schema'
import { type BlogFilter, formatFilter, noFilter, parseFilter } from '@/lib/blog-filter'
import { useSearch } from './use-search'

/** The filter, kept in the page's address, and what its words find, see `useSearch`. */
export function useBlogFilter(topics: readonly Topic[]) {
  const [filter, setFilter] = useState<BlogFilter>(noFilter)
  const { find, matches, failed } = useSearch()
  const shown = useRef<BlogFilter | null>(null)
  /** Set while the address does not have the filter yet. */
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)

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
    void find(next.words)
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
