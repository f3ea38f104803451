import { takeTurn, turnDeadline } from '@/lib/signup/turn'
import { fakeLocks, withLocks } from '../../fixtures/fake-locks'

afterEach(() => withLocks(undefined))

test('who comes alone does not wait', async () => {
  withLocks(fakeLocks())
  const first = await takeTurn('a')
  expect(first.waited).toBe(false)
  first.end()
  await new Promise(setImmediate)
  expect((await takeTurn('a')).waited).toBe(false)
})

test('who comes second waits until the first one ends, and knows it', async () => {
  withLocks(fakeLocks())
  const first = await takeTurn('a')
  const order: string[] = []
  const second = takeTurn('a').then(({ waited }) =>
    order.push(`second, ${waited ? 'after' : 'without'} a wait`),
  )
  await new Promise(setImmediate)
  order.push('first ends')
  first.end()
  await second
  expect(order).toEqual(['first ends', 'second, after a wait'])
})

test('who comes third waits until the second one ends, too', async () => {
  withLocks(fakeLocks())
  const first = await takeTurn('a')
  const waiting = takeTurn('a')
  await new Promise(setImmediate)
  first.end()
  const second = await waiting
  const order: string[] = []
  const third = takeTurn('a').then(() => order.push('third begins'))
  await new Promise(setImmediate)
  order.push('second ends')
  second.end()
  await third
  expect(order).toEqual(['second ends', 'third begins'])
})

test('turns of different names do not wait for each other', async () => {
  withLocks(fakeLocks())
  await takeTurn('a')
  expect((await takeTurn('b')).waited).toBe(false)
})

test('a tab that never ends is not waited for longer than the deadline', async () => {
  withLocks(fakeLocks())
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setImmediate(() => controller.abort())
    return controller.signal
  })
  await takeTurn('a')
  const second = await takeTurn('a')
  expect(second.waited).toBe(true)
  expect(timeout).toHaveBeenCalledWith(turnDeadline)
  timeout.mockRestore()
})

test.each([
  ['has no locks', undefined],
  ['lends none', { request: async () => Promise.reject(new DOMException('blocked', 'SecurityError')) }],
])('where the browser %s, nobody waits', async (_, locks) => {
  withLocks(locks as Pick<LockManager, 'request'> | undefined)
  await takeTurn('a')
  expect((await takeTurn('a')).waited).toBe(false)
})
