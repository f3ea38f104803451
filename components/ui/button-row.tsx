import type { ReactNode } from 'react'
import './button-row.css'

type ButtonRowProps = { children: ReactNode }

/** Two buttons side by side, stacked on phones. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className="button-row">{children}</div>
}
