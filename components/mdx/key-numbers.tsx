import type { ReactNode } from 'react'
import './key-numbers.css'

/** Figures side by side. The build turns the editor's list into terms and figures. */
export function KeyNumbers({ children }: { children: ReactNode }) {
  return <dl className="key-numbers wide">{children}</dl>
}
