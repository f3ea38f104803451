import type { ReactNode } from 'react'
import { useDebouncedAnnouncement } from './use-debounced-announcement'

type CalculatorProps = {
  /** Id of the title, which names the calculator. */
  id: string
  title: string
  note: string
  /** Fields the person fills in. */
  fields: ReactNode
  /** Result panel beside the fields. */
  result: ReactNode
  /** Whether every field is valid. Otherwise the result belongs to earlier figures and is hidden. */
  isValid: boolean
  /** The result as a sentence, for screen readers. */
  spoken: string
  /** Anything below both, such as a schedule. */
  children?: ReactNode
}

const correctFirst = 'Correct the marked fields to see the result.'

/** The layout of every calculator. Its worked example is complete as plain HTML. */
export function Calculator({ id, title, note, fields, result, isValid, spoken, children }: CalculatorProps) {
  const announcement = useDebouncedAnnouncement(isValid ? spoken : correctFirst)
  return (
    <section className="calculator" aria-labelledby={id} data-invalid={isValid ? undefined : ''}>
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
          {isValid ? null : (
            // Only seen: it is announced below. And Orca, which takes one addition to a section at a time, would drop the
            // field's alert for it.
            <p className="calculator-invalid" aria-hidden="true">
              {correctFirst}
            </p>
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
