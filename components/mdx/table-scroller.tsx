import type { ReactNode } from 'react'
import './table.css'

type TableScrollerProps = { name: string; className: string; children: ReactNode }

/** Around a table that may be wider than a phone. Safari lets the keyboard scroll only what can have the focus. */
export function TableScroller({ name, className, children }: TableScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller answers the arrow keys.
    <figure className={`data-table ${className}`} aria-label={name} tabIndex={0}>
      {children}
    </figure>
  )
}
