import { useEffect, useState } from 'react'

/** In milliseconds, longer than the pause between two keys: a figure is announced as a whole, not digit by digit. */
const debounce = 800

/** Text for a live region: none at first, then the current words once they have not changed for a moment. */
export function useDebouncedAnnouncement(words: string): string {
  const [settled, setSettled] = useState({ words, hasChanged: false })

  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled((before) => (before.words === words ? before : { words, hasChanged: true }))
    }, debounce)
    return () => clearTimeout(timer)
  }, [words])

  return settled.hasChanged ? settled.words : ''
}
