import { useEffect, useState } from 'react'

/** Longer than the time between two keys, so that a figure is spoken when it is typed and not digit by digit. */
const pauseMs = 800

/**
 * Words for a live region: none until they change, then what they are whenever they have stayed the same for a moment.
 */
export function useSettledWords(words: string): string {
  const [settled, setSettled] = useState({ words, isNews: false })

  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled((before) => (before.words === words ? before : { words, isNews: true }))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words])

  return settled.isNews ? settled.words : ''
}
