import { useEffect, useState } from 'react'
import { readTicks, writeTicks } from '@/lib/checklist-ticks'
import { wasPressed } from '@/lib/kept-presses'
import { navigationType } from '@/lib/navigation-type'

/**
 * Stores the ticks of a checklist in this browser and keeps them in step with other tabs that show it.
 * @param lines words of each box, one line each, as written: the words on the page may have been translated
 * @returns how many lines are ticked, whether the browser has stored them, and a function that clears them
 */
export function useTicks(id: string, lines: string): { ticked: number; isKept: boolean; clear: () => void } {
  const [ticked, setTicked] = useState(0)
  const [isKept, setIsKept] = useState(true)

  useEffect(() => {
    const list = document.getElementById(id)
    if (!list) return
    const boxes = () => Array.from(list.querySelectorAll('input'))
    const words = lines.split('\n')
    const wordsOf = (box: HTMLInputElement) => words[boxes().indexOf(box)] ?? ''
    const count = () => {
      const now = boxes().flatMap((box) => (box.checked ? wordsOf(box) : []))
      setTicked(now.length)
      return now
    }
    const kept = readTicks(id)
    /** The ticks in storage when this page last looked. */
    let seen = kept ?? []
    const keep = () => {
      const now = count()
      writeTicks(id, now)
      // Read back, because writing may have failed; that must not look like another tab clearing the ticks.
      seen = readTicks(id) ?? []
      setIsKept(String(seen) === String(now))
    }
    /** Applies what another tab has written since. */
    const follow = () => {
      const now = readTicks(id) ?? []
      if (String(now) === String(seen)) return
      seen = now
      for (const box of boxes()) box.checked = now.includes(wordsOf(box))
      count()
    }
    const onChange = ({ target }: Event) => {
      const box = target as HTMLInputElement
      const { checked } = box
      follow()
      box.checked = checked
      keep()
    }
    const untouched = boxes().filter((box) => !wasPressed(box))
    for (const box of untouched)
      if (!box.checked || (kept && isRestoredByBrowser())) box.checked = seen.includes(wordsOf(box))
    keep()
    list.addEventListener('change', onChange)
    addEventListener('storage', follow)
    // A page in the back/forward cache gets no storage events.
    addEventListener('pageshow', follow)
    return () => {
      list.removeEventListener('change', onChange)
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [id, lines])

  function clear() {
    const boxes = Array.from(document.getElementById(id)?.querySelectorAll('input') ?? [])
    // Storage first, or `follow` would restore the ticks.
    writeTicks(id, [])
    for (const box of boxes) box.checked = false
    // The button disappears with the ticks, and the focus must not be lost with it. The last box is beside the button:
    // the page does not scroll to it, which would bring another box under the second press of a double click.
    boxes.at(-1)?.focus()
    boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return { ticked, isKept, clear }
}

/**
 * Whether the browser itself has restored the ticks that the page had when it was left, including any cleared since. On
 * any other visit a tick from before the page was live is the reader's own.
 */
function isRestoredByBrowser(): boolean {
  return navigationType() === 'back_forward'
}
