import type { Server } from 'node:http'
import { startStandIns } from '@/lib/commands/preview/stand-in-server.mjs'
import { localValues } from '@/lib/settings/local-profile'
import { askExactly } from '../../../fixtures/ask-exactly'

const siteUrl = 'http://localhost:3000'
let server: Server

beforeAll(async () => {
  server = await startStandIns({ port: 0, host: '127.0.0.1', siteUrl })
})

afterAll(() => {
  server.close()
})

/** Status and words of an address. */
async function ask(address: string): Promise<[number | undefined, string]> {
  const { status, body } = await askExactly(server, address)
  return [status, String(body)]
}

const addresses = Object.values(localValues({ STAND_IN_PORT: '3999' })).flatMap((value) =>
  value.startsWith('http://localhost:3999') ? [new URL(value).pathname] : [],
)

test.each(addresses)('%s says that it is a stand-in', async (path) => {
  expect(await ask(path)).toEqual([200, expect.stringContaining('Stand-in for the ')])
  expect(await ask(`${path}?from=test`)).toEqual([200, expect.stringContaining('Stand-in for the ')])
})

test.each(addresses)('only the payment stand-ins let a buyer go on or cancel: %s', async (path) => {
  const [, words] = await ask(path)
  const links = Array.from(words.matchAll(/href="([^"]+)"/g), ([, address]) => address)
  expect(links).toEqual(
    path.startsWith('/checkout') ? [`${siteUrl}/checkout/success`, `${siteUrl}/checkout/cancel`] : [],
  )
})

test.each(['/', '/nothing', '//', '/%', '/constructor'])(
  '%s gets an answer and does not stop the server',
  async (path) => {
    expect(await ask(path)).toEqual([404, expect.stringContaining('Nothing is here')])
  },
)
