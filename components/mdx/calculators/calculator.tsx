import { type ReactNode, useId } from 'react'
import './calculator.css'

type CalculatorProps = {
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
export function Calculator({ title, note, fields, result, children }: CalculatorProps) {
  const id = useId()
  return (
    <section className="calculator wide" aria-labelledby={id}>
      <header>
        <p className="calculator-title" id={id}>
          {title}
        </p>
        <p>{note}</p>
      </header>
      <div className="calculator-body">
        <div className="calculator-fields">{fields}</div>
        <div className="calculator-result">{result}</div>
      </div>
      {children}
    </section>
  )
}
