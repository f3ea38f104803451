import { withDeadline } from './deadline'

/** How long a tab waits for another one, in milliseconds: a phone may have suspended that one half-way. */
export const tabLockDeadline = 10_000

/** `waited`: another tab was at work when this one asked. */
type TabLock = { waited: boolean; release: () => void }

/**
 * Makes the tabs of this browser take turns, so that each finds what the one before it created. Where the browser has
 * no locks, refuses one or never answers, and after the deadline, the work goes on without: the server itself rejects
 * duplicates. https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function acquireTabLock(name: string): Promise<TabLock> {
  const free = await requestLock(name, { ifAvailable: true })
  if (free) return { waited: false, release: free }
  const release = await requestLock(name, { signal: AbortSignal.timeout(tabLockDeadline) })
  return { waited: true, release: release ?? noLock }
}

function noLock() {}

/** @returns a function that releases the lock; null where `ifAvailable` was asked for and another tab holds it */
function requestLock(name: string, options: LockOptions): Promise<(() => void) | null> {
  const answer = new Promise<(() => void) | null>((resolve, reject) => {
    const keep = (lock: Lock | null) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    }
    navigator.locks.request(name, options, keep).catch(reject)
  })
  return withDeadline(tabLockDeadline, answer).catch(() => {
    // Released at once where it is granted later: nobody else here would.
    answer.then((release) => release?.(), noLock)
    return noLock
  })
}
