import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { requireFreePorts } from '@/lib/commands/shared/ports.mjs'
import { portOf, servers } from '@/lib/settings/local-servers.mjs'

const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Takes a free port of this computer. */
function takePort(host?: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
    open.push(server)
  })
}

async function freePort(): Promise<number> {
  const port = await takePort()
  await new Promise((resolve) => open.pop()?.close(resolve))
  return port
}

/** Settings that give each server a free port. */
async function freePorts(): Promise<Record<string, string>> {
  const names = Object.values(servers).map(({ variable }) => variable)
  const numbers = await Promise.all(names.map(freePort))
  return Object.fromEntries(names.map((name, index) => [name, String(numbers[index])]))
}

test('each server has its usual port, and a variable that moves it', () => {
  expect(portOf('site', {})).toBe(3000)
  expect(portOf('site', { PORT: '' })).toBe(3000)
  expect(portOf('site', { PORT: '4000' })).toBe(4000)
  expect(portOf('firestore', { FIRESTORE_PORT: '65535' })).toBe(65535)
})

test.each(['abc', '0', '-1', '65536', '3000.5', '1e3', '0x10', ' 3000'])('"%s" is not a port', (given) => {
  expect(() => portOf('standIns', { STAND_IN_PORT: given })).toThrow(
    `STAND_IN_PORT is "${given}", but a port is a whole number from 1 to 65535.`,
  )
})

test('free ports are fine', async () => {
  await expect(requireFreePorts(await freePorts())).resolves.toBeUndefined()
})

/** Not every computer has IPv6. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address)
  .filter((address) => address === '127.0.0.1' || address === '::1')

test.each([...ownAddresses, undefined])('a port taken on %s is named, with the way out', async (host) => {
  const port = await takePort(host)
  await expect(requireFreePorts({ ...(await freePorts()), AUTH_PORT: String(port) })).rejects.toThrow(
    new RegExp(`^Port ${port} is in use\\. .* AUTH_PORT=\\d+ before the command\\.$`),
  )
})

test('the port that is suggested instead exists', async () => {
  const near = 65_432
  // If something else already uses it, that works as well.
  open.push(
    createServer()
      .on('error', () => {})
      .listen(near),
  )
  await expect(requireFreePorts({ ...(await freePorts()), AUTH_PORT: String(near) })).rejects.toThrow(
    'AUTH_PORT=65332 before the command.',
  )
})

test('a port that two servers want is reported before anything is started', async () => {
  const environment = await freePorts()
  await expect(requireFreePorts({ ...environment, STAND_IN_PORT: environment.PORT ?? '' })).rejects.toThrow(
    `PORT and STAND_IN_PORT are both ${environment.PORT}.`,
  )
})
