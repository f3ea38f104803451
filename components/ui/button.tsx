import type { ComponentProps } from 'react'
import './button.css'

/**
 * `primary` is a length of flagging tape, for the one thing a screen wants done; `secondary` has an ink line; `tertiary`
 * is a link with the height of a button.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'tertiary'

export type ButtonAppearance = { variant: ButtonVariant; size?: 'small' }

export function buttonClass({ variant, size }: ButtonAppearance): string {
  return size ? `button button-${variant} button-${size}` : `button button-${variant}`
}

type ButtonProps = ButtonAppearance & Omit<ComponentProps<'button'>, 'className'>

export function Button({ variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, size })} />
}
