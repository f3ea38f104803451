import { withDeadline } from './deadline'
import { CodeNotLoadedError, errorCode } from './errors'
import { createFounderSignup, type FounderSignup } from './founder-signup'
import type { SignupSettings } from './settings'

/**
 * How long an attempt waits for the code, in milliseconds. The download continues, and the next attempt waits for the
 * same one.
 */
const codeDeadline = 30_000

let opened: Promise<FounderSignup> | null = null

/**
 * Fetches the Firebase code and opens it, once. A fetch that failed is tried again at the next call.
 * @throws CodeNotLoadedError, or what the SDK says of the settings
 */
export function openSignup(settings: SignupSettings): Promise<FounderSignup> {
  opened ??= import('./firebase')
    .catch((cause) => {
      throw new CodeNotLoadedError('the code behind the form did not arrive', { cause })
    })
    .then(({ openFirebase }) => createFounderSignup(openFirebase(settings)))
    .catch((error) => {
      opened = null
      throw error
    })
  return withDeadline(codeDeadline, opened).catch((error) => {
    if (errorCode(error) !== 'deadline-exceeded') throw error
    throw new CodeNotLoadedError('the code behind the form is still on its way', { cause: error })
  })
}

/** Whether this browser keeps a session of an earlier attempt, told without the SDK. */
export function hasStoredSession(apiKey: string): boolean {
  try {
    // The key under which the SDK's browserLocalPersistence keeps the user of the default app.
    return localStorage.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`) !== null
  } catch {
    return false
  }
}
