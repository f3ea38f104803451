import { useEffect } from 'react'

const prefix = 'Error: '

/** Says in the window's title that the form has an error: what a screen reader reads first. */
export function useErrorTitle(hasError: boolean) {
  useEffect(() => {
    if (!hasError) return
    document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [hasError])
}
