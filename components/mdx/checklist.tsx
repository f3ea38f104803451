import type { ReactNode } from 'react'
import { ChecklistMemory } from './checklist-memory'
import './checklist.css'

type ChecklistProps = {
  id: string
  title: string
  /** Words of each box, one line each. */
  lines: string
  children: ReactNode
}

export function Checklist({ id, title, lines, children }: ChecklistProps) {
  return (
    <fieldset className="checklist wide" id={id}>
      <legend>{title}</legend>
      {children}
      <ChecklistMemory id={id} lines={lines} />
    </fieldset>
  )
}
