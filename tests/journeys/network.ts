import { AsyncLocalStorage } from 'node:async_hooks'
import { pick } from '../rules/random.mjs'
import type { VirtualClock } from './virtual-clock'

/**
 * What can happen to a request. `lost`: performed, but the response fails to arrive. `late`: performed after the page
 * gave up. `empty`: not performed, but answered as if it were.
 */
const faults = [
  'refused',
  'html',
  'empty',
  'unavailable',
  'throttled',
  'denied',
  'hangs',
  'lost',
  'lost-hangs',
  'late',
] as const

/** The connection of a tab, which may close, be offline or have faults. */
export type Connection = { isOpen: boolean; isOnline: boolean; faultRates: FaultRates }

/** The share of requests that a fault hits, from 0 to 1. */
export type FaultRates = { auth: number; database: number }

export const noFaults: FaultRates = { auth: 0, database: 0 }

type RequestCounts = { requests: number; faults: Record<string, number> }

const callOf = [
  [/:signUp/, 'sign-up'],
  [/:signInWithPassword/, 'sign-in'],
  [/:lookup/, 'look-up'],
  [/\/token/, 'token'],
  [/:commit/, 'write'],
  [/:batchGet/, 'read'],
] as const

const realFetch = globalThis.fetch
const never = () => new Promise<never>(() => {})

/** Replaces `fetch` in pages, with realistic delays and random faults. */
export function createNetwork(clock: VirtualClock, random: () => number) {
  const connections = new AsyncLocalStorage<Connection>()
  const counts: RequestCounts = { requests: 0, faults: {} }

  async function pageFetch(connection: Connection, url: string, init: RequestInit = {}): Promise<Response> {
    counts.requests += 1
    const call = callOf.find(([shape]) => shape.test(url))?.[1] ?? 'other'
    const isDatabase = call === 'read' || call === 'write'
    const fault =
      random() < connection.faultRates[isDatabase ? 'database' : 'auth'] ? pick(random, [...faults]) : null
    if (fault) counts.faults[`${call} ${fault}`] = (counts.faults[`${call} ${fault}`] ?? 0) + 1

    await clock.sleep(10 + random() * 300)
    if (!connection.isOnline || fault === 'refused') throw new TypeError('Failed to fetch')
    // A tab that was closed may or may not have sent its request.
    if (!connection.isOpen && random() < 0.5) return never()
    if (fault === 'hangs') return never()
    if (fault === 'html') return arrive(connection, new Response('<h1>Bad gateway</h1>', { status: 502 }))
    if (fault === 'empty') return arrive(connection, Response.json({}))
    if (fault === 'unavailable') return arrive(connection, refusal(503, 'UNAVAILABLE'))
    if (fault === 'throttled')
      return arrive(connection, refusal(429, 'RESOURCE_EXHAUSTED', 'TOO_MANY_ATTEMPTS_TRY_LATER'))
    if (fault === 'denied') return arrive(connection, refusal(403, 'PERMISSION_DENIED'))
    if (fault === 'late') await clock.sleep(5000 + random() * 60_000)
    const answer = await clock.real(async () => {
      const response = await realFetch(url, { ...init, signal: null })
      return new Response(await response.text(), { status: response.status, headers: response.headers })
    })
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return fault === 'lost-hangs' ? never() : arrive(connection, answer)
  }

  async function arrive(connection: Connection, response: Response): Promise<Response> {
    await clock.sleep(10 + random() * 300)
    return connection.isOpen ? response : never()
  }

  return {
    counts,
    /** Runs code of a page with its connection. */
    through: <Result>(connection: Connection, work: () => Result) =>
      connections.run(connection, () => clock.run(work)),
    /** Runs code outside the network of the pages, to check what is stored. */
    outside: <Result>(work: () => Result) => connections.exit(work),
    install() {
      const fetchHere = (input: string | URL | Request, init?: RequestInit) => {
        const connection = connections.getStore()
        return connection ? pageFetch(connection, String(input), init) : realFetch(input, init)
      }
      Object.assign(globalThis, { fetch: fetchHere })
    },
  }
}

export type Network = ReturnType<typeof createNetwork>

function refusal(code: number, status: string, message = status): Response {
  return Response.json({ error: { code, status, message, errors: [{ message }] } }, { status: code })
}
