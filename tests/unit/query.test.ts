import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query'
import { createQueryClient, queryFunction } from '@/lib/query'

const read = jest.spyOn(globalThis, 'fetch')

function respondWith(body: string, init: ResponseInit = {}) {
  read.mockImplementation(async () => new Response(body, init))
}

function fetchWithKey(queryKey: readonly unknown[], on401: 'throw' | 'returnNull' = 'throw') {
  const client = createQueryClient()
  return client.fetchQuery({ queryKey, queryFn: queryFunction({ on401 }) })
}

beforeEach(() => {
  // On a server, queries are never retried anyway.
  environmentManager.setIsServer(() => false)
  jest.useFakeTimers()
  read.mockReset()
})
afterEach(() => jest.useRealTimers())

test('the URL in the first element of the key is fetched with GET as JSON, with cookies', async () => {
  respondWith('{"parcels":3}')
  await expect(
    createQueryClient().fetchQuery({ queryKey: ['/search-index.json', 'ignored'] }),
  ).resolves.toEqual({
    parcels: 3,
  })
  expect(read).toHaveBeenCalledTimes(1)
  expect(read).toHaveBeenCalledWith('/search-index.json', expect.objectContaining({ credentials: 'include' }))
  expect(new Request('https://www.example.com', read.mock.calls[0]?.[1]).method).toBe('GET')
})

test.each([
  [500, 'Server on fire', 'Internal Server Error', '500: Server on fire'],
  [404, '', 'Not Found', '404: Not Found'],
  [401, 'Unauthorized', '', '401: Unauthorized'],
  [302, '', 'Found', '302: Found'],
])(
  'status %i with body "%s" and status text "%s" fails with "%s"',
  async (status, body, statusText, message) => {
    respondWith(body, { status, statusText })
    await expect(fetchWithKey(['/any'])).rejects.toThrow(new Error(message))
  },
)

test('the variant returns null for 401, and for nothing else', async () => {
  respondWith('Unauthorized', { status: 401 })
  await expect(fetchWithKey(['/any'], 'returnNull')).resolves.toBeNull()
  respondWith('Forbidden', { status: 403 })
  await expect(fetchWithKey(['/any'], 'returnNull')).rejects.toThrow('403: Forbidden')
})

test('a failed query is not retried', async () => {
  respondWith('no', { status: 503 })
  await expect(fetchWithKey(['/any'])).rejects.toThrow('503: no')
  expect(read).toHaveBeenCalledTimes(1)
})

test('a response never goes stale', async () => {
  respondWith('[1]')
  const client = createQueryClient()
  await client.fetchQuery({ queryKey: ['/any'] })
  await client.fetchQuery({ queryKey: ['/any'] })
  expect(read).toHaveBeenCalledTimes(1)
})

test('nothing is refetched automatically, neither when the window regains focus nor over time', async () => {
  respondWith('[1]')
  const client = createQueryClient()
  client.mount()
  const unsubscribe = new QueryObserver(client, { queryKey: ['/any'] }).subscribe(() => {})
  await jest.advanceTimersByTimeAsync(0)
  // Data that never goes stale would hide a refetch on focus.
  await client.invalidateQueries({ refetchType: 'none' })
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  expect(read).toHaveBeenCalledTimes(1)
  unsubscribe()
  client.unmount()
  focusManager.setFocused(undefined)
})

test('a failed mutation is not retried', async () => {
  const client = createQueryClient()
  const write = jest.fn().mockRejectedValue(new Error('no'))
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: write }))
  await expect(mutation.execute(undefined)).rejects.toThrow('no')
  expect(write).toHaveBeenCalledTimes(1)
})

test('a key without a URL throws a TypeError', async () => {
  await expect(fetchWithKey([{ address: '/any' }])).rejects.toThrow(TypeError)
  expect(read).not.toHaveBeenCalled()
})
