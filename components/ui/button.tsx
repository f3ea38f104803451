import type { ComponentProps } from 'react'
import './button.css'

/**
 * `tape` is a length of flagging tape, for the one thing a screen wants done; `plain` has an ink line; `quiet` is a
 * link with the height of a button.
 */
export type ButtonKind = 'tape' | 'plain' | 'quiet'

export type ButtonLook = { kind: ButtonKind; size?: 'small' | 'large' }

export function buttonClass({ kind, size }: ButtonLook): string {
  return size ? `button button-${kind} button-${size}` : `button button-${kind}`
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'>

export function Button({ kind, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ kind, size })} />
}
