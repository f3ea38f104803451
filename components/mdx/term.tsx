import type { ReactNode } from 'react'
import { findTerm, termId } from '@/lib/articles/glossary'
import './term.css'

type TermProps = { id?: string; children: ReactNode }

/** A word and, on demand, its definition; a native popover, so it needs no script. */
export function Term({ id, children }: TermProps) {
  const key = id ?? termId(String(children))
  const { term, definition } = findTerm(key)
  const popover = `term-${key}`
  return (
    <>
      <button type="button" className="term" popoverTarget={popover}>
        {children}
      </button>
      <span id={popover} popover="" role="note">
        {/* The brackets are for reader views, which remove buttons and put this in their place, inside the sentence. */}
        <b>{term}</b> <i>(</i>
        {definition}
        <i>)</i>
      </span>
    </>
  )
}
