'use client'

import { useEffect, useState } from 'react'
import { readTicks, writeTicks } from '@/lib/checklist-ticks'

type ChecklistMemoryProps = { id: string }

/** Keeps the ticks of a checklist in this browser. The boxes themselves are plain HTML and work without it. */
export function ChecklistMemory({ id }: ChecklistMemoryProps) {
  const [ticked, setTicked] = useState(0)

  useEffect(() => {
    const list = document.getElementById(id)
    if (!list) return
    const boxes = () => Array.from(list.querySelectorAll('input'))
    const saved = readTicks(id)
    // A reader may have ticked a line before this ran; both count.
    for (const [index, box] of boxes().entries()) box.checked ||= saved.includes(index)
    const count = () => {
      const now = boxes().flatMap((box, index) => (box.checked ? [index] : []))
      setTicked(now.length)
      writeTicks(id, now)
    }
    count()
    list.addEventListener('change', count)
    return () => list.removeEventListener('change', count)
  }, [id])

  function clear() {
    const boxes = Array.from(document.getElementById(id)?.querySelectorAll('input') ?? [])
    for (const box of boxes) box.checked = false
    // The button goes away with the ticks; the focus must not go with it.
    boxes[0]?.focus()
    boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <p className="checklist-kept">
      <span role="status">{ticked > 0 ? `${ticked} ticked, kept in this browser.` : null}</span>{' '}
      {ticked > 0 ? (
        <button type="button" className="text-button" onClick={clear}>
          Clear the ticks
        </button>
      ) : null}
    </p>
  )
}
