'use client'

import { useTicks } from './use-ticks'

type ChecklistMemoryProps = { id: string; lines: string }

/** Stores the ticks of a checklist in this browser. The boxes themselves are plain HTML and work without it. */
export function ChecklistMemory({ id, lines }: ChecklistMemoryProps) {
  const { ticked, isKept, clear } = useTicks(id, lines)
  const words = isKept ? `${ticked} checked, kept in this browser.` : `${ticked} checked.`
  return (
    <p className="checklist-kept">
      <span role="status">{ticked > 0 ? words : null}</span>{' '}
      {ticked > 0 ? (
        <button type="button" className="text-button" onClick={clear}>
          Uncheck all
        </button>
      ) : null}
    </p>
  )
}
