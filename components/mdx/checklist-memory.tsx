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
    const list = document.getElementById(id)
    for (const box of list?.querySelectorAll('input') ?? []) box.checked = false
    list?.dispatchEvent(new Event('change'))
  }

  if (ticked === 0) return null
  return (
    <p className="checklist-kept">
      <span role="status">{ticked} ticked, kept in this browser.</span>{' '}
      <button type="button" className="text-button" onClick={clear}>
        Clear the ticks
      </button>
    </p>
  )
}
