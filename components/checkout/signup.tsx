'use client'

import type { SignupSettings } from '@/lib/signup/settings'
import { AlreadyCreated } from './already-created'
import { FinishSetup } from './finish-setup'
import { ProgressFence } from './progress-fence'
import { SignupForm } from './signup-form'
import { SignupSuccess } from './signup-success'
import { useErrorTitle } from './use-error-title'
import { useSignup } from './use-signup'

type SignupProps = { settings: SignupSettings }

/** Creating the founder account, from the fence to the way into the app. */
export function Signup({ settings }: SignupProps) {
  const { stage, arrival, isFormInUse, hasOtherEmail, isPending, problem, failure, ...act } =
    useSignup(settings)
  useErrorTitle(problem !== null || failure !== null)

  const already = arrival.found === 'founder' && (
    <AlreadyCreated email={arrival.email} appUrl={settings.crmAppUrl} />
  )

  if (stage === 'done') return <SignupSuccess settings={settings} />
  return (
    <>
      <ProgressFence current="Create account" />
      <p className="signup-note">
        You’ll be sent to the CRM app afterwards. Use the same email and password there.
      </p>
      {stage === 'finish' && arrival.found === 'login' ? (
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
          {!isFormInUse && already}
          <SignupForm
            settings={settings}
            isPending={isPending}
            problem={problem}
            failure={failure}
            startsAtEmail={hasOtherEmail}
            onApproach={act.prepare}
            onSubmit={act.submit}
          />
          {isFormInUse && already}
        </>
      )}
      <p className="visually-hidden" role="status">
        {isPending && 'Creating your account. This can take a moment.'}
      </p>
    </>
  )
}
