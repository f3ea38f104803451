/**
 * Thrown when account and record already exist: the buyer has to log in with the password chosen earlier. Carries the
 * code of the SDK error it stands for.
 */
export class AlreadyFounderError extends Error {
  readonly code = 'auth/email-already-in-use'
}

/**
 * Thrown when the login exists but its founder record could not be saved, or was saved without an answer ever arriving.
 * `cause` is what the database said.
 */
export class RecordNotSavedError extends Error {}

/**
 * Thrown when the email is registered and the password could not be verified, for instance on a broken connection; the
 * next press tries again. `cause` is the error from signing in.
 */
export class UncheckedAccountError extends Error {
  constructor(cause: unknown) {
    super('registered, with a password that could not be checked', { cause })
  }
}

/** Thrown when the login that was to be finished is no longer the one this browser is signed in to. */
export class SignedOutError extends Error {}

/** Thrown when the code behind the form cannot be fetched; nothing has been sent then. */
export class CodeNotLoadedError extends Error {}

/** The code of an SDK error; the empty string for anything else. Its text is never shown. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}
