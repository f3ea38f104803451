'use client'

import { useEffect, useRef } from 'react'
import { accountCreationError, type SignupFailure } from '@/lib/signup/error-messages'
import type { SignupSettings } from '@/lib/signup/settings'
import { PaymentHelp } from './payment-help'
import './signup-alert.css'

type FailureAlertProps = { failure: SignupFailure; settings: SignupSettings }

/**
 * The toast's sentence, lasting, with what helps. It takes the focus, which the button lost while it was disabled: so it
 * comes into view, and the next Tab leads back to the button. Where a field has to change, that has the focus in the end.
 */
export function FailureAlert({ failure, settings }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <div ref={alert} className="signup-alert" role="alert" tabIndex={-1} data-above-toasts>
      <p className="signup-alert-title">
        <span className="visually-hidden">{accountCreationError}: </span>
        {failure.message}
      </p>
      <Help help={failure.help} settings={settings} />
    </div>
  )
}

type HelpProps = { help: SignupFailure['help']; settings: SignupSettings }

function Help({ help, settings }: HelpProps) {
  switch (help) {
    case 'log-in':
      return (
        <p>
          Your payment is safe. <a href={settings.crmAppUrl}>Log in to the app</a> with the password you chose
          before.
        </p>
      )
    case 'offline':
      return (
        <p>You appear to be offline. Your payment is safe; press the button again when you are connected.</p>
      )
    case 'record-missing':
      return (
        <p>
          Your login exists, but we could not confirm your founder record. Press the button again to save it.
        </p>
      )
    case 'record-missing-offline':
      return (
        <p>
          Your login exists, but we could not confirm your founder record: you appear to be offline. Press the
          button again when you are connected.
        </p>
      )
    case 'signed-out':
      return (
        <p>
          This browser is no longer signed in to your login. Enter the same email and password here; your
          payment is safe.
        </p>
      )
    case 'wait':
      return (
        <p>There were too many tries. Your payment is safe; wait a few minutes and press the button again.</p>
      )
    case 'try-again':
      return <p>Your payment is safe. Press the button again.</p>
    case 'check-again':
      return <p>We could not check your password just now. Your payment is safe; press the button again.</p>
    case 'reload':
      return (
        <p>
          A part of this page could not be loaded. Press the button again; if that does not help, reload this
          page. <PaymentHelp contactUrl={settings.contactUrl} />
        </p>
      )
    case 'edit':
      return null
  }
}
