import { createNotifications, toastRules } from '@/lib/notifications'

const words = { title: 'Saved', description: 'It is done.' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a toast is added open, in the default variant, for five seconds', () => {
  const queue = createNotifications()
  const { id } = queue.add(words)
  expect(queue.getSnapshot()).toEqual([{ ...words, id, open: true, variant: 'default', duration: 5000 }])
})

test('there is one toast at a time, and the newest stays', () => {
  const queue = createNotifications()
  queue.add(words)
  const second = queue.add({ ...words, title: 'Second', variant: 'destructive' })
  expect(queue.getSnapshot()).toHaveLength(toastRules.limit)
  expect(queue.getSnapshot()[0]).toMatchObject({ id: second.id, title: 'Second', variant: 'destructive' })
})

test('a toast is updated in place', () => {
  const queue = createNotifications()
  const toast = queue.add(words)
  toast.update({ title: 'Changed', duration: 9000 })
  expect(queue.getSnapshot()).toEqual([
    { ...words, id: toast.id, open: true, variant: 'default', title: 'Changed', duration: 9000 },
  ])
})

test('a dismissed toast is closed, and its record is removed after 1,000,000 ms', () => {
  const queue = createNotifications()
  const toast = queue.add(words)
  toast.dismiss()
  expect(queue.getSnapshot()[0]).toMatchObject({ id: toast.id, open: false })
  jest.advanceTimersByTime(999_999)
  expect(queue.getSnapshot()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(queue.getSnapshot()).toHaveLength(0)
})

test('dismissing again does not postpone the removal', () => {
  const queue = createNotifications()
  const toast = queue.add(words)
  toast.dismiss()
  jest.advanceTimersByTime(600_000)
  queue.dismiss()
  jest.advanceTimersByTime(400_000)
  expect(queue.getSnapshot()).toHaveLength(0)
})

test('a displaced toast leaves no timer that could remove another', () => {
  const queue = createNotifications()
  queue.add(words).dismiss()
  const second = queue.add(words)
  expect(jest.getTimerCount()).toBe(0)
  jest.advanceTimersByTime(toastRules.removeDelay)
  expect(queue.getSnapshot()[0]).toMatchObject({ id: second.id, open: true })
})

test('dismissing without an id closes the open toast', () => {
  const queue = createNotifications()
  queue.add(words)
  queue.dismiss()
  expect(queue.getSnapshot()[0]?.open).toBe(false)
})

test('dismissing an unknown id changes nothing', () => {
  const queue = createNotifications()
  queue.add(words)
  const before = queue.getSnapshot()
  queue.dismiss('nobody')
  expect(queue.getSnapshot()).toBe(before)
})

test('remove deletes a toast and its timer at once, also without an id, and no other toast', () => {
  const queue = createNotifications()
  for (const isNamed of [true, false]) {
    const toast = queue.add(words)
    toast.dismiss()
    queue.remove('nobody')
    expect(queue.getSnapshot()).toHaveLength(1)
    queue.remove(isNamed ? toast.id : undefined)
    expect(queue.getSnapshot()).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  }
})

test('listeners are notified of every change until they unsubscribe', () => {
  const queue = createNotifications()
  const listener = jest.fn()
  const unsubscribe = queue.subscribe(listener)
  queue.add(words).dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  queue.remove()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the server snapshot has no toasts', () => {
  const queue = createNotifications()
  queue.add(words)
  expect(queue.getServerSnapshot()).toEqual([])
})
