import type { ReactNode } from 'react'
import './compare.css'

export function Compare({ children }: { children: ReactNode }) {
  return <div className="compare wide">{children}</div>
}

type ChoiceProps = { title: string; children: ReactNode }

export function Choice({ title, children }: ChoiceProps) {
  return (
    <div className="choice">
      <p className="choice-title">{title}</p>
      {children}
    </div>
  )
}
