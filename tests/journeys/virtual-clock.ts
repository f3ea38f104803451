import { AsyncLocalStorage } from 'node:async_hooks'

const realSetTimeout = globalThis.setTimeout
const realClearTimeout = globalThis.clearTimeout
const turn = () => new Promise((resolve) => setImmediate(resolve))

type Timer = { id: number; at: number; fire: () => void }

/**
 * Virtual time for the code of pages: it advances only when nothing else can happen, so that a journey with waits of
 * minutes takes milliseconds and has the same result on a slow computer. Code outside `run` keeps the real timers.
 */
export function createVirtualClock(start: number) {
  const inside = new AsyncLocalStorage<true>()
  const timers = new Map<number, Timer>()
  let now = start
  let made = 0
  /** Pending real requests; time stands still until they are answered. */
  let pending = 0

  function setVirtualTimeout(fire: () => void, ms = 0): number {
    made += 1
    timers.set(made, { id: made, at: now + Math.max(0, ms), fire: AsyncLocalStorage.bind(fire) })
    return made
  }

  function fireNext() {
    const [next] = [...timers.values()].sort((a, b) => a.at - b.at || a.id - b.id)
    if (!next) return false
    timers.delete(next.id)
    now = Math.max(now, next.at)
    next.fire()
    return true
  }

  async function settle() {
    for (let quiet = 0; quiet < 4; quiet += pending === 0 ? 1 : 0) await turn()
  }

  return {
    now: () => now,
    sleep: (ms: number) =>
      inside.run(true, () => new Promise<void>((resolve) => setVirtualTimeout(resolve, ms))),
    run: <Result>(work: () => Result) => inside.run(true, work),
    /** Runs a real request outside of virtual time. */
    async real<Result>(work: () => Promise<Result>): Promise<Result> {
      pending += 1
      try {
        return await inside.exit(work)
      } finally {
        pending -= 1
      }
    },
    /**
     * Advances time until the work is done.
     * @throws if nothing is left that could finish it
     */
    async until<Result>(work: Promise<Result>): Promise<Result> {
      let isDone = false
      const done = () => {
        isDone = true
      }
      work.then(done, done)
      for (;;) {
        await settle()
        if (isDone) return work
        if (!fireNext()) throw new Error('the page waits for something that never comes')
      }
    },
    /** Removes the timers of closed pages. */
    clear: () => timers.clear(),
    /** Replaces the real timers and clock. */
    install() {
      const setTimeoutHere = (fire: () => void, ms?: number, ...rest: unknown[]) =>
        inside.getStore() ? setVirtualTimeout(fire, ms) : realSetTimeout(fire, ms, ...rest)
      const clearTimeoutHere = (timer?: number | NodeJS.Timeout) => {
        if (typeof timer === 'number') timers.delete(timer)
        else realClearTimeout(timer)
      }
      Object.assign(globalThis, { setTimeout: setTimeoutHere, clearTimeout: clearTimeoutHere })
      performance.now = () => now
      Date.now = () => Math.floor(now)
    },
  }
}

export type VirtualClock = ReturnType<typeof createVirtualClock>
