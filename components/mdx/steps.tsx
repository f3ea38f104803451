import type { ReactNode } from 'react'
import './steps.css'

type StepsProps = { label?: string; children: ReactNode }

export function Steps({ label, children }: StepsProps) {
  return <div className={label ? 'steps steps-labelled' : 'steps'}>{children}</div>
}
