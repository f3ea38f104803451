import { useState } from 'react'
import { useEarlyInput } from '@/components/ui/use-early-input'
import type { Unit } from '@/lib/calculators/typed-number'

type CalculatorFieldProps = {
  id: string
  label: string
  /** Stands before the figure where it is a dollar sign, else after it. */
  unit?: Unit
  /** A figure is typed in, unless it is a day. */
  type?: 'date'
  text: string
  /** What is wrong with it, if anything. */
  problem?: string
  onChange: (text: string) => void
}

export function CalculatorField({ id, label, unit, type, text, problem, onChange }: CalculatorFieldProps) {
  const [isTypedIn, setTypedIn] = useState(false)
  const change = (typed: string) => {
    setTypedIn(true)
    onChange(typed)
  }
  const input = useEarlyInput(text, change)
  const after = unit === '$' ? undefined : unit
  const notes = [after && `${id}-unit`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="calculator-field">
      <label htmlFor={id}>{label}</label>
      <div className="calculator-box">
        {unit === '$' ? <span aria-hidden="true">{unit}</span> : null}
        <input
          ref={input}
          id={id}
          type={type}
          // A day has its own picker; for the loader, this marks what is kept when the page is loaded afresh.
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTypedIn(false)}
        />
        {after ? <span id={`${id}-unit`}>{after}</span> : null}
      </div>
      {problem ? (
        // Announced where somebody types; a problem that comes from another field is heard once the focus gets here.
        <p className="field-problem" id={`${id}-problem`} role={isTypedIn ? 'alert' : undefined}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
