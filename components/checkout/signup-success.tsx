import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { successToasts } from '@/lib/signup/error-messages'
import type { SignupSettings } from '@/lib/signup/settings'
import { EmailAddress } from './email-address'
import { ProgressFence } from './progress-fence'
import { useRedirect } from './use-redirect'
import './signup-panel.css'

type SignupSuccessProps = { email: string; settings: SignupSettings }

/** Takes the place of the form, and the focus; it stays when the toasts are gone. */
export function SignupSuccess({ email, settings }: SignupSuccessProps) {
  const panel = useRef<HTMLElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const redirect = useRedirect(settings, () => link.current?.click())

  useEffect(() => {
    panel.current?.focus()
    // Firefox and Safari do not scroll to what is in view in part, as its end is where the button was pressed.
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section ref={panel} className="signup-panel" tabIndex={-1} aria-labelledby="signup-success-heading">
      <ProgressFence current="App" />
      <h2 id="signup-success-heading">Your founder account is ready</h2>
      <p>{successToasts.created.description}</p>
      <p>
        Log in to the app as <EmailAddress address={email} />, with the password you chose here.
      </p>
      {redirect === 'leaving' && <p>{successToasts.redirecting.description}</p>}
      {redirect === 'skipped' && <p>This is a local or preview host, so the redirect is skipped.</p>}
      <a
        ref={link}
        className={buttonClass({ variant: 'primary' })}
        href={settings.crmAppUrl}
        data-above-toasts
      >
        Continue to the app
      </a>
    </section>
  )
}
