import { useEffect } from 'react'

const prefix = 'Error: '

/** Says in the window's title that the form has an error: what a screen reader reads first. */
export function useErrorTitle(hasError: boolean) {
  useEffect(() => {
    if (!hasError) return
    const say = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    say()
    // A press from before the page was live is answered so early that Next writes its title after this.
    const observer = new MutationObserver(say)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [hasError])
}
