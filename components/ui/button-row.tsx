import type { ReactNode } from 'react'
import './button-row.css'

type ButtonRowProps = { children: ReactNode }

/** Two ways on beside each other, on phones below each other. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <div className="button-row">{children}</div>
}
