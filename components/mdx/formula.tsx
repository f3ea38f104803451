import type { ReactNode } from 'react'
import './formula.css'

type FormulaProps = { rule: string; children: ReactNode }

export function Formula({ rule, children }: FormulaProps) {
  return (
    <div className="formula">
      <p className="formula-rule">{rule}</p>
      {children}
    </div>
  )
}
