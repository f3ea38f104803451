import { useEffect } from 'react'

/**
 * From the first Tab on, the whole page is laid out for good (content-visibility.css). Otherwise parts that get their
 * height between the window's top and the next link would push that link out of sight, and Chromium makes tables that
 * are not laid out a tab stop, as if they scrolled. Undoing this later would move what is being read.
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
