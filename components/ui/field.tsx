import type { ComponentProps, ReactNode } from 'react'
import type { GlyphName } from '@/lib/drawing/glyphs'
import { Icon } from './icon'
import './field.css'

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'aria-invalid' | 'aria-describedby'> & {
  id: string
  label: string
  /** Standing help, above the input so that a phone's keyboard does not cover it. */
  hint?: string
  /** A sign at the start of the input, in a field without a hint. */
  icon?: GlyphName
  /** What is wrong with the value now; announced with the input, shown below it. */
  error?: string
  /** What belongs to the input and stands below it, such as a status. */
  children?: ReactNode
}

export function Field({ id, label, hint, icon, error, children, ...input }: FieldProps) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {icon && <Icon name={icon} />}
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="cross" />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  )
}
