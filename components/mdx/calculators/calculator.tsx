import type { ReactNode } from 'react'
import './calculator.css'

type CalculatorProps = {
  /** Distinguishes this calculator's ids from others on the page. */
  id: string
  title: string
  note: string
  /** Fields the person fills in. */
  fields: ReactNode
  /** Result panel beside the fields. */
  result: ReactNode
  /** Anything below both, such as a schedule. */
  children?: ReactNode
}

/** The frame of every calculator: its worked default is complete as plain HTML. */
export function Calculator({ id, title, note, fields, result, children }: CalculatorProps) {
  return (
    <section className="calculator wide" aria-labelledby={`${id}-title`}>
      <header>
        <p className="calculator-title" id={`${id}-title`}>
          {title}
        </p>
        <p>{note}</p>
      </header>
      <div className="calculator-body">
        <div className="calculator-fields">{fields}</div>
        <div className="calculator-result" aria-live="polite">
          {result}
        </div>
      </div>
      {children}
    </section>
  )
}
