import { useEffect } from 'react'

const prefix = 'Error: '

/** Puts "Error:" in front of the document title while the form has an error: screen readers read the title first. */
export function useErrorTitle(hasError: boolean) {
  useEffect(() => {
    if (!hasError) return
    const plain = document.title
    const say = () => {
      if (document.title === plain) document.title = prefix + plain
    }
    say()
    // A press from before the page was live is answered so early that Next sets its title after this. A title that
    // somebody else has changed, such as a translator, is left alone.
    const observer = new MutationObserver(say)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      if (document.title === prefix + plain) document.title = plain
    }
  }, [hasError])
}
