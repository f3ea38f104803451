import type { ComponentProps } from 'react'
import './button.css'

/**
 * `primary` is a length of flagging tape, for the one thing a screen wants done; `secondary` has an ink line; `tertiary`
 * is a link with the height of a button.
 */
export type ButtonKind = 'primary' | 'secondary' | 'tertiary'

export type ButtonLook = { kind: ButtonKind; size?: 'small' | 'large' }

export function buttonClass({ kind, size }: ButtonLook): string {
  return size ? `button button-${kind} button-${size}` : `button button-${kind}`
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'>

export function Button({ kind, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ kind, size })} />
}
