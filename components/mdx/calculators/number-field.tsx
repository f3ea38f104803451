'use client'

import { useId } from 'react'
import { useEarlyInput } from '@/components/ui/use-early-input'

type NumberFieldProps = {
  label: string
  /** Sign before the figure or unit after it. */
  before?: string
  after?: string
  text: string
  /** What is wrong with the figure, if anything. */
  problem?: string
  onChange: (text: string) => void
}

export function NumberField({ label, before, after, text, problem, onChange }: NumberFieldProps) {
  const id = useId()
  const input = useEarlyInput(text, onChange)
  const notes = [after && `${id}-unit`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <div className="number-box">
        {before ? <span aria-hidden="true">{before}</span> : null}
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after ? <span id={`${id}-unit`}>{after}</span> : null}
      </div>
      {problem ? (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
