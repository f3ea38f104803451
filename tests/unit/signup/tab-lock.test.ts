import { acquireTabLock, tabLockDeadline } from '@/lib/signup/tab-lock'
import { fakeLocks, withLocks } from '../../fixtures/fake-locks'

afterEach(() => {
  withLocks(undefined)
  jest.restoreAllMocks()
})

test('a single tab does not wait', async () => {
  withLocks(fakeLocks())
  const first = await acquireTabLock('a')
  expect(first.waited).toBe(false)
  first.release()
  await new Promise(setImmediate)
  expect((await acquireTabLock('a')).waited).toBe(false)
})

test('a second tab waits until the first releases the lock, and knows that it waited', async () => {
  withLocks(fakeLocks())
  const first = await acquireTabLock('a')
  const order: string[] = []
  const second = acquireTabLock('a').then(({ waited }) =>
    order.push(`second, ${waited ? 'after' : 'without'} a wait`),
  )
  await new Promise(setImmediate)
  order.push('first ends')
  first.release()
  await second
  expect(order).toEqual(['first ends', 'second, after a wait'])
})

test('a third tab waits until the second releases the lock', async () => {
  withLocks(fakeLocks())
  const first = await acquireTabLock('a')
  const waiting = acquireTabLock('a')
  await new Promise(setImmediate)
  first.release()
  const second = await waiting
  const order: string[] = []
  const third = acquireTabLock('a').then(() => order.push('third begins'))
  await new Promise(setImmediate)
  order.push('second ends')
  second.release()
  await third
  expect(order).toEqual(['second ends', 'third begins'])
})

test('locks with different names do not wait for each other', async () => {
  withLocks(fakeLocks())
  await acquireTabLock('a')
  expect((await acquireTabLock('b')).waited).toBe(false)
})

test('a tab that never releases the lock is waited for no longer than the deadline', async () => {
  withLocks(fakeLocks())
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setImmediate(() => controller.abort())
    return controller.signal
  })
  await acquireTabLock('a')
  const second = await acquireTabLock('a')
  expect(second.waited).toBe(true)
  expect(timeout).toHaveBeenCalledWith(tabLockDeadline)
})

test('a browser that never answers the request is waited for no longer than the deadline', async () => {
  jest.useFakeTimers()
  withLocks({ request: () => new Promise<never>(() => {}) })
  const lock = acquireTabLock('a')
  await jest.advanceTimersByTimeAsync(tabLockDeadline)
  expect((await lock).waited).toBe(false)
  jest.useRealTimers()
})

test('one that is lent only after the deadline is given back at once', async () => {
  jest.useFakeTimers()
  const locks = fakeLocks()
  withLocks({
    request: async (...asked: Parameters<LockManager['request']>) => {
      await new Promise((resolve) => setTimeout(resolve, tabLockDeadline + 1))
      return locks.request(...asked)
    },
  } as Pick<LockManager, 'request'>)
  const late = acquireTabLock('a')
  await jest.advanceTimersByTimeAsync(tabLockDeadline + 1)
  await late
  jest.useRealTimers()
  withLocks(locks)
  expect((await acquireTabLock('a')).waited).toBe(false)
})

test.each([
  ['has no locks', undefined],
  ['denies locks', { request: async () => Promise.reject(new DOMException('blocked', 'SecurityError')) }],
])('if the browser %s, no tab waits', async (_, locks) => {
  withLocks(locks as Pick<LockManager, 'request'> | undefined)
  await acquireTabLock('a')
  expect((await acquireTabLock('a')).waited).toBe(false)
})
