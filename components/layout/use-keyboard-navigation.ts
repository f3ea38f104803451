import { useEffect } from 'react'

/**
 * From the first Tab on all of the page is laid out, for good (unread-parts.css): what gets its height between the
 * window's top and the link that a press leads to would push that out of sight, and Chromium stops at tables that it has
 * not laid out, as if they scrolled. Taking this back when the focus has gone would move what is read.
 */
export function useKeyboardNavigation() {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') document.head.dataset.navigation = 'keyboard'
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [])
}
