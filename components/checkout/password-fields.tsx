import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { type FieldProblem, passwordsMatch, readSignupFields } from '@/lib/signup/validation'
import { behaviour } from '@/lib/site'
import './password-fields.css'

type PasswordFieldsProps = {
  problem: FieldProblem | null
  isHydrated: boolean
  isPending: boolean
}

/** Both password fields and their aids, none of which is announced while the buyer is typing. */
export function PasswordFields({ problem, isHydrated, isPending }: PasswordFieldsProps) {
  const [isRevealed, setIsRevealed] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const [isMatch, setIsMatch] = useState(false)
  const [wasToggled, setWasToggled] = useState(false)

  // Hidden again on submit, and when the Back button brings the page back.
  if (isPending && isRevealed) setIsRevealed(false)
  useEffect(() => {
    const hide = () => {
      setIsRevealed(false)
      // A page from the back/forward cache comes back with empty password fields.
      setIsMatch(false)
    }
    addEventListener('pagehide', hide)
    return () => removeEventListener('pagehide', hide)
  }, [])

  const error = (name: FieldProblem['field']) => (problem?.field === name ? problem.description : undefined)
  const shared = {
    type: isRevealed ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    readOnly: isPending,
    onInput: () => setIsMatch(false),
    onBlur: ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
      setIsMatch(form !== null && passwordsMatch(readSignupFields(new FormData(form))))
      // The match is shown in its place.
      setIsCapsLock(false)
    },
    onKeyUp: (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock')),
  } as const

  return (
    <div className="password-fields">
      <Field
        {...shared}
        id="signup-password"
        name="password"
        label="Password"
        hint={`At least ${behaviour.minimumPasswordLength} characters. Longer is better.`}
        error={error('password')}
      >
        <button
          type="button"
          className="password-reveal"
          aria-controls="signup-password signup-confirmation"
          disabled={!isHydrated || isPending}
          onClick={() => {
            setIsRevealed(!isRevealed)
            setWasToggled(true)
          }}
        >
          {isRevealed ? 'Hide passwords' : 'Show passwords'}
        </button>
        {/* Separate, because screen readers read a whole status when a part of it changes. */}
        <p className="visually-hidden" role="status">
          {wasToggled && `Your passwords are ${isRevealed ? 'visible' : 'hidden'}.`}
        </p>
      </Field>
      <Field
        {...shared}
        id="signup-confirmation"
        name="confirmation"
        label="Confirm Password"
        error={error('confirmation')}
      >
        <div className="password-notes" role="status">
          {/* Shown in the same place, one at a time. */}
          {isMatch && !isCapsLock && (
            <p className="password-match">
              <Icon name="tick" />
              Passwords match
            </p>
          )}
          {isCapsLock && <p>Caps Lock is on.</p>}
        </div>
      </Field>
    </div>
  )
}
