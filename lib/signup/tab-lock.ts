import { within } from './deadline'

/**
 * How long a tab waits for another one, in milliseconds: a telephone may have put that one to sleep
 * with its work half done.
 */
export const tabLockDeadline = 10_000

/** `waited`: another tab was at work when this one asked. */
export type TabLock = { waited: boolean; release: () => void }

/**
 * Lets the tabs of this browser work one after the other, so that each finds what the one before it has made. Where a
 * browser has no locks, lends none or never says, and after the deadline, the work goes on without one: the server keeps two of a
 * kind out by itself. https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function acquireTabLock(name: string): Promise<TabLock> {
  const free = await requestLock(name, { ifAvailable: true })
  if (free) return { waited: false, release: free }
  const release = await requestLock(name, { signal: AbortSignal.timeout(tabLockDeadline) })
  return { waited: true, release: release ?? noLock }
}

function noLock() {}

/** @returns what gives the lock back; null when it was to be had at once and another tab has it */
function requestLock(name: string, options: LockOptions): Promise<(() => void) | null> {
  const answer = new Promise<(() => void) | null>((resolve, reject) => {
    const keep = (lock: Lock | null) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    }
    navigator.locks.request(name, options, keep).catch(reject)
  })
  return within(tabLockDeadline, answer).catch(() => noLock)
}
