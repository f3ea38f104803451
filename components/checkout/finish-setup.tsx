import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { SignupFailure } from '@/lib/signup/error-messages'
import type { SignupSettings } from '@/lib/signup/settings'
import { EmailAddress } from './email-address'
import { FailureAlert } from './failure-alert'
import './signup-panel.css'

type FinishSetupProps = {
  email: string
  settings: SignupSettings
  isPending: boolean
  failure: SignupFailure | null
  onFinish: () => void
  onOtherEmail: () => void
}

/** For a buyer who comes back with an account whose founder record is missing: one press writes it. */
export function FinishSetup({
  email,
  settings,
  isPending,
  failure,
  onFinish,
  onOtherEmail,
}: FinishSetupProps) {
  const panel = useRef<HTMLElement>(null)

  function finish() {
    // The button is about to be disabled, and browsers take the focus from a disabled element.
    panel.current?.focus({ preventScroll: true })
    onFinish()
  }

  return (
    <section
      ref={panel}
      className="signup-panel"
      tabIndex={-1}
      aria-labelledby="finish-setup-heading"
      aria-busy={isPending}
    >
      <h2 id="finish-setup-heading">Finish setting up your founder account</h2>
      <p>
        Your login exists. We still need to save your founder record for <EmailAddress address={email} />.
      </p>
      {failure && <FailureAlert failure={failure} settings={settings} />}
      <Button variant="primary" disabled={isPending} onClick={finish} data-above-toasts>
        {isPending ? 'Creating Account...' : 'Finish setting up'}
      </Button>
      <Button variant="tertiary" disabled={isPending} onClick={onOtherEmail}>
        Use another email
      </Button>
    </section>
  )
}
