'use client'

import { useId } from 'react'

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
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <div className="number-box">
        {before ? <span aria-hidden="true">{before}</span> : null}
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after ? <span>{after}</span> : null}
      </div>
      {problem ? (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}
