import type { Account, SignupBackend } from './backend'
import { withDeadline } from './deadline'
import { errorCode, RecordNotSavedError } from './errors'
import { founderRecord } from './founder-record'

/**
 * In milliseconds: the limit of one call, the limit of the whole step, because firestore/lite has none of its own, and
 * the pauses before each retry.
 */
export const recordTiming = { call: 6000, step: 15_000, backoff: [500, 1500, 4000] } as const

const retryableCodes = new Set([
  'unknown',
  'unavailable',
  'deadline-exceeded',
  'aborted',
  'internal',
  'cancelled',
  'resource-exhausted',
  // Thrown when the SDK cannot refresh the session's token before a call.
  'auth/network-request-failed',
  'auth/internal-error',
])

/** `found`: it was there before this attempt wrote anything. */
export type RecordOutcome = { kind: 'written' } | { kind: 'found'; createdAt: string }

/**
 * Makes sure that the record of the signed-in account exists. The rules allow only the first write, so this may be
 * repeated at will: look, write what is not there, and look again.
 * @param isNew the account was made a moment ago, so there is nothing to look for
 * @throws RecordNotSavedError
 */
export async function saveRecord(
  backend: SignupBackend,
  account: Account,
  isNew: boolean,
): Promise<RecordOutcome> {
  const end = performance.now() + recordTiming.step
  const left = () => end - performance.now()
  const limited = <Result>(work: () => Promise<Result>) =>
    withDeadline(Math.min(recordTiming.call, left()), work())
  const read = () => limited(() => backend.readRecord(account.uid))
  const write = () =>
    limited(async () =>
      backend.writeRecord(account.uid, founderRecord(account.email, await backend.tokenIssuedAt())),
    )

  let wrote = false
  let refreshed = false
  let retries = 0
  for (;;) {
    try {
      const stored = isNew && !wrote ? null : await read()
      if (stored) return wrote ? { kind: 'written' } : { kind: 'found', createdAt: stored.createdAt }
      wrote = true
      await write()
      // A company's proxy, for instance, may confirm a write that never arrived, so only reading the record back
      // counts.
      if (await read()) return { kind: 'written' }
      throw new Error('what was written is not there')
    } catch (error) {
      let code = errorCode(error)
      const isRefused = code === 'permission-denied' || code === 'unauthenticated'
      // The rules refuse a second write, so a refusal may mean that an earlier one arrived.
      if (isRefused && wrote && (await read().catch(() => null))) return { kind: 'written' }
      if (isRefused && !refreshed) {
        // Why the token could not be refreshed, if so; a broken connection is worth a retry.
        code = await limited(() => backend.refreshToken()).then(() => '', errorCode)
        refreshed = !retryableCodes.has(code)
        if (refreshed) continue
      }
      const pause = withJitter(recordTiming.backoff[retries])
      if (!retryableCodes.has(code) || pause >= left()) {
        throw new RecordNotSavedError('the founder record is not saved', { cause: error })
      }
      retries += 1
      await sleep(pause)
    }
  }
}

/**
 * Up to a quarter more or less, so that many browsers do not retry all at once. Infinite once the retries are used up.
 */
function withJitter(pause: number | undefined): number {
  return pause === undefined ? Number.POSITIVE_INFINITY : pause * (0.75 + Math.random() / 2)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
