import type { ReactNode } from 'react'
import { useSettledWords } from './use-settled-words'

type CalculatorProps = {
  /** For the element that names it. */
  id: string
  title: string
  note: string
  /** Fields the person fills in. */
  fields: ReactNode
  /** Result panel beside the fields. */
  result: ReactNode
  /**
   * Whether every field makes sense. Otherwise the result is that of figures that are no longer there, and is hidden.
   */
  isSound: boolean
  /** The result in a sentence, for people who listen while they type. */
  spoken: string
  /** Anything below both, such as a schedule. */
  children?: ReactNode
}

/** The frame of every calculator: its worked default is complete as plain HTML. */
export function Calculator({ id, title, note, fields, result, isSound, spoken, children }: CalculatorProps) {
  const announcement = useSettledWords(isSound ? spoken : '')
  return (
    <section className="calculator" aria-labelledby={id} data-unsound={isSound ? undefined : ''}>
      <header>
        <p className="calculator-title" id={id}>
          {title}
        </p>
        <p>
          {`${note} `}
          <span className="needs-scripting">Nothing you type leaves this page.</span>
          <noscript>Your own figures need JavaScript.</noscript>
        </p>
      </header>
      <div className="calculator-body">
        <div className="calculator-fields">{fields}</div>
        <div className="calculator-result">
          {result}
          {isSound ? null : (
            <p className="calculator-unsound">Correct the marked fields to see the result.</p>
          )}
        </div>
      </div>
      {children}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}
