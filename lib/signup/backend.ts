import type { FounderRecord } from './founder-record'

/** An account of the authentication service; `email` as the server keeps it, in lower case. */
export type Account = { uid: string; email: string }

/**
 * What the sign-up asks of Firebase. `firebase.ts` is the real one; unit tests put their own in its place.
 * Every call rejects with an error that carries the SDK's `code`, but for those that need a session
 * where there is none.
 */
export type SignupBackend = {
  /** The account this browser is signed in to from an earlier attempt. */
  currentAccount(): Promise<Account | null>
  createAccount(email: string, password: string): Promise<Account>
  signIn(email: string, password: string): Promise<Account>
  /** When the current ID token was issued, on the server's clock, in any form `Date` reads. */
  tokenIssuedAt(): Promise<string>
  refreshToken(): Promise<void>
  readRecord(uid: string): Promise<Pick<FounderRecord, 'createdAt'> | null>
  writeRecord(uid: string, record: FounderRecord): Promise<void>
}
