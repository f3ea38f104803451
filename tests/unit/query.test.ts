import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query'
import { createQueryClient, queryFunction } from '@/lib/query'

const read = jest.spyOn(globalThis, 'fetch')

function answer(body: string, init: ResponseInit = {}) {
  read.mockImplementation(async () => new Response(body, init))
}

function ask(queryKey: readonly unknown[], on401: 'throw' | 'returnNull' = 'throw') {
  const client = createQueryClient()
  return client.fetchQuery({ queryKey, queryFn: queryFunction({ on401 }) })
}

beforeEach(() => {
  // On a server nothing is asked twice anyway.
  environmentManager.setIsServer(() => false)
  jest.useFakeTimers()
  read.mockReset()
})
afterEach(() => jest.useRealTimers())

test('reads the address in the first element of the key as JSON, with cookies', async () => {
  answer('{"parcels":3}')
  await expect(
    createQueryClient().fetchQuery({ queryKey: ['/search-index.json', 'ignored'] }),
  ).resolves.toEqual({
    parcels: 3,
  })
  expect(read).toHaveBeenCalledTimes(1)
  expect(read).toHaveBeenCalledWith('/search-index.json', expect.objectContaining({ credentials: 'include' }))
})

test.each([
  [500, 'Server on fire', 'Internal Server Error', '500: Server on fire'],
  [404, '', 'Not Found', '404: Not Found'],
  [401, 'Unauthorized', '', '401: Unauthorized'],
  [302, '', 'Found', '302: Found'],
])(
  'status %i with body "%s" and status text "%s" fails with "%s"',
  async (status, body, statusText, message) => {
    answer(body, { status, statusText })
    await expect(ask(['/any'])).rejects.toThrow(new Error(message))
  },
)

test('the variant answers null to 401, and to nothing else', async () => {
  answer('Unauthorized', { status: 401 })
  await expect(ask(['/any'], 'returnNull')).resolves.toBeNull()
  answer('Forbidden', { status: 403 })
  await expect(ask(['/any'], 'returnNull')).rejects.toThrow('403: Forbidden')
})

test('a query is asked once: no retry', async () => {
  answer('no', { status: 503 })
  await expect(ask(['/any'])).rejects.toThrow('503: no')
  expect(read).toHaveBeenCalledTimes(1)
})

test('an answer never goes stale', async () => {
  answer('[1]')
  const client = createQueryClient()
  await client.fetchQuery({ queryKey: ['/any'] })
  await client.fetchQuery({ queryKey: ['/any'] })
  expect(read).toHaveBeenCalledTimes(1)
})

test('nothing is read again by itself: not when the reader comes back, not as time goes by', async () => {
  answer('[1]')
  const client = createQueryClient()
  client.mount()
  const leave = new QueryObserver(client, { queryKey: ['/any'] }).subscribe(() => {})
  await jest.advanceTimersByTimeAsync(0)
  // An answer that never goes stale would hide what the reader's coming back does.
  await client.invalidateQueries({ refetchType: 'none' })
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  expect(read).toHaveBeenCalledTimes(1)
  leave()
  client.unmount()
  focusManager.setFocused(undefined)
})

test('a mutation that fails runs once', async () => {
  const client = createQueryClient()
  const write = jest.fn().mockRejectedValue(new Error('no'))
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: write }))
  await expect(mutation.execute(undefined)).rejects.toThrow('no')
  expect(write).toHaveBeenCalledTimes(1)
})

test('a key without an address is a mistake of the caller', async () => {
  await expect(ask([{ address: '/any' }])).rejects.toThrow(TypeError)
  expect(read).not.toHaveBeenCalled()
})
