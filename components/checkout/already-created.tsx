import { buttonClass } from '@/components/ui/button'
import { EmailAddress } from './email-address'
import './signup-panel.css'

type AlreadyCreatedProps = { email: string; appUrl: string }

/** For a buyer who comes back after everything is done. The form stays below for another email. */
export function AlreadyCreated({ email, appUrl }: AlreadyCreatedProps) {
  return (
    <section className="signup-panel" aria-labelledby="already-created-heading">
      <h2 id="already-created-heading">You already created this account</h2>
      <p>
        The founder account for <EmailAddress address={email} /> is ready.
      </p>
      <a className={buttonClass({ variant: 'primary' })} href={appUrl}>
        Continue to the app
      </a>
    </section>
  )
}
