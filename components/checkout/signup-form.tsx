import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import { navigationType } from '@/lib/navigation-type'
import { signupRefusal } from '@/lib/signup/deployment-kind'
import type { SignupFailure } from '@/lib/signup/error-messages'
import type { SignupSettings } from '@/lib/signup/settings'
import { type FieldProblem, readSignupFields, type SignupFields } from '@/lib/signup/validation'
import { FailureAlert } from './failure-alert'
import { PasswordFields } from './password-fields'
import { PaymentHelp } from './payment-help'
import './signup-alert.css'
import './signup-form.css'

type SignupFormProps = {
  settings: SignupSettings
  isPending: boolean
  problem: FieldProblem | null
  failure: SignupFailure | null
  /** The form replaces the button that asked for it, so it takes the focus over. */
  startsAtEmail: boolean
  /** Another button is the primary action of the screen. */
  isSecondary: boolean
  /** The first touch of the form. */
  onApproach: () => void
  /** The name of the field that was edited, and how all of them stand now. */
  onEdit: (field: string, fields: SignupFields) => void
  onSubmit: (fields: SignupFields) => void
}

/**
 * Runs our own checks in the specified order instead of the browser's. A press before React has loaded is kept and
 * answered later (lib/build/browser/early-form.js). `method="dialog"` stops the browser from sending the form itself,
 * which would put what was typed into the address.
 */
export function SignupForm({
  settings,
  isPending,
  problem,
  failure,
  startsAtEmail,
  isSecondary,
  onApproach,
  onEdit,
  onSubmit,
}: SignupFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const refusal = isHydrated ? signupRefusal(location.hostname, settings.localFirebase !== null) : null
  useFocusOn(form, problem)
  useEmptyPasswordsOnReturn(form)
  useEarlyTouch(form, onApproach)
  useEffect(() => {
    if (startsAtEmail) form.current?.querySelector('input')?.focus()
  }, [startsAtEmail])

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button is about to be disabled, and a browser drops the focus of what is.
    if (document.activeElement?.matches('button')) event.currentTarget.focus({ preventScroll: true })
    if (!refusal) onSubmit(readSignupFields(new FormData(event.currentTarget)))
  }

  return (
    <form
      ref={form}
      className="signup-form"
      method="dialog"
      noValidate
      tabIndex={-1}
      aria-label="Create your founder account"
      aria-busy={isPending}
      onFocus={onApproach}
      // On input, not on blur: an error line that disappeared on blur would move the button away from under the press
      // that caused the blur.
      onInput={({ currentTarget, target }) =>
        onEdit((target as HTMLInputElement).name, readSignupFields(new FormData(currentTarget)))
      }
      onSubmit={submit}
    >
      <Field
        id="signup-email"
        name="email"
        type="email"
        inputMode="email"
        label="Email"
        hint="Use the same email you used for payment."
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isPending}
        error={problem?.field === 'email' ? problem.description : undefined}
      />
      <PasswordFields problem={problem} isHydrated={isHydrated} isPending={isPending} />
      {refusal && (
        <p className="signup-alert" role="alert">
          {refusal}
        </p>
      )}
      {failure && <FailureAlert failure={failure} settings={settings} />}
      <Button
        // A new button for each refusal: early-form.js has enabled the exported one, while React assumes that it is
        // still disabled.
        key={refusal}
        variant={isSecondary ? 'secondary' : 'primary'}
        type="submit"
        disabled={!isHydrated || isPending || refusal !== null}
        data-above-toasts
        data-wait
      >
        {isPending ? 'Creating Account...' : 'Create Founder Account'}
      </Button>
      {isPending && <p className="signup-waiting">This can take a moment. Your payment is safe.</p>}
      {!isHydrated && (
        <p className="signup-slow" data-wait-words>
          The form is still loading. If it takes too long, reload the page or try another browser.{' '}
          <PaymentHelp contactUrl={settings.contactUrl} />
        </p>
      )}
      <noscript>
        <p className="signup-alert">
          Account creation needs JavaScript. Turn it on and reload this page.{' '}
          <PaymentHelp contactUrl={settings.contactUrl} />
        </p>
      </noscript>
    </form>
  )
}

/**
 * Focuses the field that failed, once for each submit, and shows it with its error: a field that has the focus already
 * may have been scrolled out of sight, and focusing it again would not bring it back.
 */
function useFocusOn(form: RefObject<HTMLFormElement | null>, problem: FieldProblem | null) {
  useEffect(() => {
    const field = problem && form.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)
    field?.focus()
    field?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  }, [form, problem])
}

/**
 * Counts a touch from before the page was live, except an email that the browser itself restored after a reload or on
 * the way back. Browsers restore no passwords.
 */
function useEarlyTouch(form: RefObject<HTMLFormElement | null>, onApproach: () => void) {
  const approach = useEffectEvent(onApproach)
  useEffect(() => {
    const inputs = Array.from(form.current?.querySelectorAll('input') ?? [])
    const isReturn = navigationType() === 'reload' || navigationType() === 'back_forward'
    const isTyped = ({ name, value }: HTMLInputElement) => value !== '' && !(isReturn && name === 'email')
    if (inputs.some((input) => isTyped(input) || input === document.activeElement)) approach()
  }, [form])
}

/** A page from the back/forward cache must not come back with passwords in it. */
function useEmptyPasswordsOnReturn(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function onShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      for (const input of form.current?.querySelectorAll<HTMLInputElement>(
        '[name="password"], [name="confirmation"]',
      ) ?? []) {
        input.value = ''
      }
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [form])
}
