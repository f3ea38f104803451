/** How long a tab waits for another one, in milliseconds: a telephone may have put that one to sleep with its work half done. */
export const turnDeadline = 10_000

/** `waited`: another tab was at work when this one asked. */
export type Turn = { waited: boolean; end: () => void }

/**
 * Lets the tabs of this browser work one after the other, so that each finds what the one before it has made. Where a
 * browser has no locks or lends none, and after the deadline, the work goes on without one: the server keeps two of a kind
 * out by itself. https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function takeTurn(name: string): Promise<Turn> {
  const free = await hold(name, { ifAvailable: true })
  if (free !== 'taken') return { waited: false, end: free }
  const after = await hold(name, { signal: AbortSignal.timeout(turnDeadline) })
  return { waited: true, end: after === 'taken' ? noLock : after }
}

function noLock() {}

/** @returns what gives the lock back, or `taken` when it was to be had at once and another has it */
function hold(name: string, options: LockOptions): Promise<(() => void) | 'taken'> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(noLock)
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      if (!lock) return resolve('taken')
      return new Promise<void>((end) => resolve(end))
    }
    locks.request(name, options, keep).catch(() => resolve(noLock))
  })
}
