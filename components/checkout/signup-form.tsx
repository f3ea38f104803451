'use client'

import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
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
  /** The form comes in place of the button that asked for it, and takes over its focus. */
  startsAtEmail: boolean
  /** Something else is the one thing that the screen wants done. */
  isSecondary: boolean
  /** The first touch of the form. */
  onApproach: () => void
  /** The name of the field that was edited, and how all of them stand now. */
  onEdit: (field: string, fields: SignupFields) => void
  onSubmit: (fields: SignupFields) => void
}

/**
 * Our own checks, in the specified order, instead of the browser's. A press before React is there is kept
 * (lib/build/browser/early-form.js); the browser itself sends such a form nowhere, so that nothing typed gets into an
 * address.
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
      // At once: a line that goes only when the field is left would move the button from under the press that leaves it.
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
        // early-form.js has enabled the one of the export, which React holds to be disabled as long as there is a refusal.
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

/** Goes to the field that failed, once for each submit. */
function useFocusOn(form: RefObject<HTMLFormElement | null>, problem: FieldProblem | null) {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus()
  }, [form, problem])
}

/**
 * What was touched before the page was live was touched, too. Not so an email that the browser itself has put back, on a
 * reload or the way back; it puts no password back.
 */
function useEarlyTouch(form: RefObject<HTMLFormElement | null>, onApproach: () => void) {
  useEffect(() => {
    const inputs = Array.from(form.current?.querySelectorAll('input') ?? [])
    const isReturn = navigationType() === 'reload' || navigationType() === 'back_forward'
    const isTyped = ({ name, value }: HTMLInputElement) => value !== '' && !(isReturn && name === 'email')
    if (inputs.some((input) => isTyped(input) || input === document.activeElement)) onApproach()
  }, [form, onApproach])
}

/** A page that the Back button brings back whole must not bring passwords back with it. */
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
