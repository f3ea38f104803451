import {
  CodeNotLoadedError,
  errorCode,
  RecordNotSavedError,
  SignedOutError,
  UncheckedAccountError,
} from './errors'
import type { SignupFieldName } from './validation'

export const accountCreationError = 'Account Creation Error'

export const successToasts = {
  created: { title: 'Account Created', description: 'Your founder account has been created successfully!' },
  redirecting: { title: 'Success!', description: "You'll be redirected to the app in a moment..." },
} as const

/** The advice that the form shows under the message; `log-in` comes with a link to the app. */
type FailureHelp =
  | 'log-in'
  | 'offline'
  | 'record-missing'
  | 'record-missing-offline'
  | 'signed-out'
  | 'wait'
  | 'try-again'
  | 'check-again'
  | 'reload'
  | 'interrupted'
  | 'edit'

/**
 * `message` is the specification's sentence, shown in the toast and in the form; `help` picks the advice that only the
 * form shows; `field` is the one that the message is about, if any. With `edit` the buyer has to change that field.
 */
export type SignupFailure = { message: string; help: FailureHelp; field?: SignupFieldName }

const anythingElse = 'There was a problem creating your account.'

/** The page was reloaded during an attempt, so the outcome is unknown. */
export const interrupted: SignupFailure = { message: anythingElse, help: 'interrupted' }

const registered: SignupFailure = {
  message: 'This email is already registered. Please log in instead.',
  help: 'log-in',
  field: 'email',
}

const weakPassword: SignupFailure = {
  message: 'Password is too weak. Please choose a stronger password.',
  help: 'edit',
  field: 'password',
}

/** By the SDK's code. */
const catalogue = new Map<string, SignupFailure>([
  ['auth/email-already-in-use', registered],
  ['auth/invalid-email', { message: 'Please provide a valid email address.', help: 'edit', field: 'email' }],
  ['auth/weak-password', weakPassword],
  // Sent instead by a project with a password policy of its own.
  ['auth/password-does-not-meet-requirements', weakPassword],
])

/**
 * What the buyer is told about a failed attempt.
 * @param online `navigator.onLine` when the attempt failed
 */
export function describeFailure(error: unknown, online: boolean): SignupFailure {
  if (error instanceof RecordNotSavedError)
    return { message: anythingElse, help: online ? 'record-missing' : 'record-missing-offline' }
  if (error instanceof SignedOutError) return { message: anythingElse, help: 'signed-out' }
  if (error instanceof CodeNotLoadedError && online) return { message: anythingElse, help: 'reload' }
  if (error instanceof UncheckedAccountError)
    return { ...registered, help: unlistedHelp(error.cause, online) ?? 'check-again' }
  const listed = catalogue.get(errorCode(error))
  return listed ?? { message: anythingElse, help: unlistedHelp(error, online) ?? 'try-again' }
}

function unlistedHelp(error: unknown, online: boolean): FailureHelp | undefined {
  if (!online) return 'offline'
  return /too-many-requests|quota-exceeded/.test(errorCode(error)) ? 'wait' : undefined
}
