import { useState } from 'react'
import { useEarlyInput } from '@/components/ui/use-early-input'
import type { Unit } from '@/lib/calculators/typed-number'

type CalculatorFieldProps = {
  id: string
  label: string
  /** Shown before the figure if it is a dollar sign, otherwise after it. */
  unit?: Unit
  /** Left out for a figure. */
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
          // Numeric keyboards; a date has its own picker. The attribute also tells hydration-loader.js which values to
          // keep across a reload.
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
        // Announced only while somebody types in this field. A problem caused by another field is read when this one
        // gets the focus.
        <p className="field-problem" id={`${id}-problem`} role={isTypedIn ? 'alert' : undefined}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
