import type { ReactNode } from 'react'
import { ChecklistMemory } from './checklist-memory'
import './checklist.css'

type ChecklistProps = { id: string; title: string; children: ReactNode }

export function Checklist({ id, title, children }: ChecklistProps) {
  return (
    <fieldset className="checklist wide" id={id}>
      <legend>{title}</legend>
      {children}
      <ChecklistMemory id={id} />
    </fieldset>
  )
}
