import { useEffect } from 'react'

const prefix = 'Error: '

/** Says in the window's title that the form has an error: what a screen reader reads first. */
export function useErrorTitle(hasError: boolean) {
  useEffect(() => {
    if (!hasError) return
    const plain = document.title
    const say = () => {
      if (document.title === plain) document.title = prefix + plain
    }
    say()
    // A press from before the page was live is answered so early that Next writes its title after this. What others make
    // of a title, such as a translator, stays.
    const observer = new MutationObserver(say)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      if (document.title === prefix + plain) document.title = plain
    }
  }, [hasError])
}
