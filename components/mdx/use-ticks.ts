import { useEffect, useState } from 'react'
import { readTicks, writeTicks } from '@/lib/checklist-ticks'
import { wasPressed } from '@/lib/kept-presses'
import { navigationType } from '@/lib/navigation-type'

/**
 * Keeps the ticks of the checklist with this id in this browser, and in step with other tabs that show it.
 * @param lines words of each box, one line each, as they were written: those on the page may have been translated
 * @returns how many lines are ticked, whether the browser has kept that, and what clears them
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
      // Read again: what could not be written is not there, and nobody has taken it away.
      seen = readTicks(id) ?? []
      setIsKept(String(seen) === String(now))
    }
    /** Takes over what another tab has written since. */
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
      if (!box.checked || (kept && isOnTheWayBack())) box.checked = seen.includes(wordsOf(box))
    keep()
    list.addEventListener('change', onChange)
    addEventListener('storage', follow)
    // A page that is kept for the Back button hears of nothing meanwhile.
    addEventListener('pageshow', follow)
    return () => {
      list.removeEventListener('change', onChange)
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [id, lines])

  function clear() {
    const boxes = Array.from(document.getElementById(id)?.querySelectorAll('input') ?? [])
    // In storage first, or the ticks of another tab would come back with the change.
    writeTicks(id, [])
    for (const box of boxes) box.checked = false
    // The button goes away with the ticks; the focus must not go with it.
    boxes[0]?.focus()
    boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return { ticked, isKept, clear }
}

/**
 * Whether browsers have ticked what was ticked when the page was left, also what has been cleared since. On other ways
 * a tick from before the page came alive is the reader's.
 */
function isOnTheWayBack(): boolean {
  return navigationType() === 'back_forward'
}
