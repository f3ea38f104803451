'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Topic } from '@/lib/article-schema'
import { articleListId, formatFilter, parseFilter } from '@/lib/blog-filter'
import { navigationType } from '@/lib/navigation-type'

/**
 * Brings the list into view for a reader who opens an address with a filter, such as a copied link: it stands far below
 * the first view, where nothing says that something was found.
 * @param isListed whether the list shows what passes a filter. Before, the articles that go would move what is read
 */
export function useArrival(topics: readonly Topic[], isListed: boolean) {
  const isAwaited = useRef(false)

  const open = useEffectEvent(() => {
    // Where a page is loaded again or gone back to, the browser puts it where it was left; a section goes before the list.
    isAwaited.current =
      formatFilter(parseFilter(location.search, topics)) !== '' &&
      location.hash === '' &&
      navigationType() === 'navigate'
  })
  useEffect(() => open(), [])

  useEffect(() => {
    if (!isListed || !isAwaited.current) return
    isAwaited.current = false
    if (isUntouched()) openAtList()
  }, [isListed])
}

function openAtList() {
  // All above has its height before, as where an address leads to a section (unread-parts.css), and in a frame of its own:
  // what changes in that of the jump would move before the reader's eyes.
  document.head.dataset.navigation = 'list'
  requestAnimationFrame(() => requestAnimationFrame(jumpToList))
}

function jumpToList() {
  document.getElementById(articleListId)?.scrollIntoView({ behavior: 'instant' })
}

/** Whether the reader is still where the page was opened, and has begun nothing there. */
function isUntouched(): boolean {
  return scrollY === 0 && document.activeElement === document.body
}
