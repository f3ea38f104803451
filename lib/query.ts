import { QueryClient, type QueryFunction } from '@tanstack/react-query'

type QueryRule = { on401: 'throw' | 'returnNull' }

/**
 * The default data query: GETs the address in the first element of the query key, cookies included, and reads the
 * answer as JSON. Any status but a success is an error, `"<status>: <body, or the status text when the body is
 * empty>"`. With `returnNull` a 401 is an answer, namely null.
 */
export function queryFunction<Data>({ on401 }: QueryRule): QueryFunction<Data | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(addressIn(queryKey), { credentials: 'include', signal })
    if (on401 === 'returnNull' && response.status === 401) return null
    await throwUnlessSuccess(response)
    return (await response.json()) as Data
  }
}

/** A client under the default rule: nothing refetches by itself, nothing goes stale, nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

function addressIn(queryKey: readonly unknown[]): string {
  const address = queryKey[0]
  if (typeof address !== 'string') {
    throw new TypeError('The first element of a query key is the address to read, as a string.')
  }
  return address
}

async function throwUnlessSuccess(response: Response) {
  if (response.ok) return
  const text = (await response.text()) || response.statusText
  throw new Error(`${response.status}: ${text}`)
}
