import { useEffect, useEffectEvent, useRef } from 'react'
import type { Topic } from '@/lib/article-schema'
import { articleListId, formatFilter, parseFilter } from '@/lib/blog/blog-filter'
import { navigationType } from '@/lib/navigation-type'

/**
 * Scrolls to the list when the page is opened with a filter in its address, such as a copied link: the list is far
 * below the first view, and nothing up there says that something was found. After a reload or on the way back, the page
 * stays where the browser has restored it.
 * @param isListed whether the list shows the filtered articles; while they are still changing, the page would move
 */
export function useJumpToList(topics: readonly Topic[], isListed: boolean) {
  const isAwaited = useRef(false)

  const open = useEffectEvent(() => {
    if (formatFilter(parseFilter(location.search, topics)) === '') return
    // An address with a section leads to that section.
    if (navigationType() === 'navigate') isAwaited.current = location.hash === ''
    else holdStill(true)
  })
  useEffect(() => open(), [])

  useEffect(() => {
    if (!isListed) return
    afterTwoFrames(() => holdStill(false))
    if (!isAwaited.current) return
    isAwaited.current = false
    if (isUntouched()) openAtList()
  }, [isListed])
}

/** Otherwise scroll anchoring would follow a card of the whole list to its place in the filtered one. */
function holdStill(isHeld: boolean) {
  document.documentElement.style.overflowAnchor = isHeld ? 'none' : ''
}

function openAtList() {
  // Everything above gets its height first, as for addresses that lead to a section (content-visibility.css), and two
  // frames earlier: changes in the frame of the jump would be visible.
  document.head.dataset.navigation = 'list'
  afterTwoFrames(jumpToList)
}

function afterTwoFrames(run: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

function jumpToList() {
  document.getElementById(articleListId)?.scrollIntoView({ behavior: 'instant' })
}

/** Whether the reader has neither scrolled nor focused anything since the page opened. */
function isUntouched(): boolean {
  return scrollY === 0 && document.activeElement === document.body
}
