'use client'

import type { Arrival } from '@/lib/signup/founder-signup'
import type { SignupSettings } from '@/lib/signup/settings'
import { AlreadyCreated } from './already-created'
import { FinishSetup } from './finish-setup'
import { ProgressFence } from './progress-fence'
import { SignupForm } from './signup-form'
import { SignupSuccess } from './signup-success'
import { useErrorTitle } from './use-error-title'
import { useSignup } from './use-signup'

type SignupProps = { settings: SignupSettings }

/** The sign-up screen, from the progress fence to the link into the app. */
export function Signup({ settings }: SignupProps) {
  const { email, arrival, isFormInUse, hasOtherEmail, isPending, problem, failure, ...act } =
    useSignup(settings)
  useErrorTitle(problem !== null || failure !== null)

  const isFounder = arrival.found === 'founder'
  const already = isFounder && <AlreadyCreated email={arrival.email} appUrl={settings.crmAppUrl} />
  // If the arrival is known only after the buyer has begun to use the form, it is shown below the form.
  const isAhead = isFounder && !isFormInUse

  if (email !== null) return <SignupSuccess email={email} settings={settings} />
  return (
    <>
      <ProgressFence current={isAhead ? 'App' : 'Create account'} />
      {isAhead && (
        <>
          {already}
          <h2 className="signup-another">For another email</h2>
        </>
      )}
      <p className="signup-note">
        You’ll be sent to the CRM app afterwards. Use the same email and password there.
      </p>
      {arrival.found === 'login' ? (
        <FinishSetup
          email={arrival.email}
          settings={settings}
          isPending={isPending}
          failure={failure}
          onFinish={act.finish}
          onOtherEmail={act.takeOtherEmail}
        />
      ) : (
        <>
          <SignupForm
            settings={settings}
            isPending={isPending}
            problem={problem}
            failure={failure}
            startsAtEmail={hasOtherEmail}
            isSecondary={isAhead}
            onApproach={act.prepare}
            onEdit={act.edit}
            onSubmit={act.submit}
          />
          {!isAhead && already}
        </>
      )}
      <p className="visually-hidden" role="status">
        {isPending && 'Creating your account. This can take a moment.'}
      </p>
      {/* Separate, or it would be announced again after each attempt. */}
      <p className="visually-hidden" role="status">
        {announcementOf(arrival)}
      </p>
    </>
  )
}

/** What was found only after screen readers had read the page. */
function announcementOf(arrival: Arrival): string | null {
  if (arrival.found === 'founder') return 'You already created this account.'
  return arrival.found === 'login' ? 'Your login exists. Finish setting up your founder account.' : null
}
