import { type ReactNode, useEffect, useRef } from 'react'
import { accountCreationError, type SignupFailure } from '@/lib/signup/error-messages'
import type { SignupSettings } from '@/lib/signup/settings'
import { PaymentHelp } from './payment-help'
import './signup-alert.css'

type FailureAlertProps = { failure: SignupFailure; settings: SignupSettings }

/**
 * The toast's sentence, which stays, with advice. The alert takes the focus that the button lost when it was disabled:
 * this scrolls it into view, and the next Tab leads back to the button. If a field has to be changed, the focus moves
 * on to that field.
 */
export function FailureAlert({ failure, settings }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  const { help } = failure
  useEffect(() => {
    // Not after a reload: the buyer may already be typing again, and has not sent the form yet.
    if (help !== 'interrupted') alert.current?.focus()
  }, [help])
  return (
    <div ref={alert} className="signup-alert" role="alert" tabIndex={-1} data-above-toasts>
      <p className="signup-alert-title">
        <span className="visually-hidden">{accountCreationError}: </span>
        {failure.message}
      </p>
      <Help help={help} settings={settings} />
    </div>
  )
}

type HelpProps = { help: SignupFailure['help']; settings: SignupSettings }

function Help({ help, settings }: HelpProps) {
  const words = wordsOf(help, settings)
  return words && <p>{words}</p>
}

const enterAgain = 'Enter the same email and password here; your payment is safe.'

function wordsOf(help: SignupFailure['help'], { crmAppUrl, contactUrl }: SignupSettings): ReactNode {
  const otherwise = (
    <>
      If that does not help, reload this page, or try another network or browser.{' '}
      <PaymentHelp contactUrl={contactUrl} />
    </>
  )
  switch (help) {
    case 'log-in':
      return (
        <>
          Your payment is safe. <a href={crmAppUrl}>Log in to the app</a> with the password you chose before.
          If your sign-up stopped partway, enter that password here instead.
        </>
      )
    case 'offline':
      return 'You appear to be offline. Your payment is safe; press the button again when you are connected.'
    case 'record-missing':
      return (
        <>
          Your login exists, but we could not confirm your founder record. Press the button again to save it.{' '}
          {otherwise}
        </>
      )
    case 'record-missing-offline':
      return 'Your login exists, but we could not confirm your founder record: you appear to be offline. Press the button again when you are connected.'
    case 'signed-out':
      return `This browser is no longer signed in. ${enterAgain}`
    case 'wait':
      return 'Too many attempts. Your payment is safe; wait a few minutes and press the button again.'
    case 'try-again':
      return <>Press the button again. {otherwise}</>
    case 'check-again':
      return <>We could not check your password just now. Press the button again. {otherwise}</>
    case 'reload':
      return <>A part of this page could not be loaded. Press the button again. {otherwise}</>
    case 'interrupted':
      return `The page reloaded partway through. ${enterAgain}`
    case 'edit':
      return null
  }
}
