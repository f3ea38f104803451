import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Topic } from '@/lib/article-schema'
import { type BlogFilter, formatFilter, noFilter, parseFilter } from '@/lib/blog/blog-filter'
import { useSearch } from './use-search'

/** The filter, kept in the page's address, and the matches for its words, see `useSearch`. */
export function useBlogFilter(topics: readonly Topic[]) {
  const [filter, setFilter] = useState<BlogFilter>(noFilter)
  const { find, matches, failed } = useSearch()
  const shown = useRef<BlogFilter | null>(null)
  /** Set while the address could not be updated yet. */
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)

  function change(part: Partial<BlogFilter>) {
    // Early input is reported before the address has been read.
    const next = { ...(shown.current ?? parseFilter(location.search, topics)), ...part }
    show(next)
    updateAddress()
  }

  function updateAddress() {
    clearTimeout(retry.current)
    retry.current = undefined
    const address = `${location.pathname}${formatFilter(shown.current ?? noFilter)}${location.hash}`
    try {
      history.replaceState(history.state, '', address)
    } catch {
      // Safari allows 100 changes in 10 or 30 seconds, and a key that is held down makes more.
      retry.current = setTimeout(updateAddress, 1000)
    }
  }

  function show(next: BlogFilter) {
    shown.current = next
    setFilter(next)
    void find(next.words)
  }

  const readAddress = useEffectEvent(() => {
    if (retry.current) updateAddress()
    else show(parseFilter(location.search, topics))
  })
  useEffect(() => {
    readAddress()
    // A link to a section adds a history entry with the filter of that moment.
    addEventListener('popstate', readAddress)
    return () => {
      removeEventListener('popstate', readAddress)
      clearTimeout(retry.current)
    }
  }, [])

  return { filter, change, matches, failed }
}
