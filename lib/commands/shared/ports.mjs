import { createServer } from 'node:net'
import { portOf, servers } from '../../settings/local-servers.mjs'

/**
 * Makes sure that every local server has a free port of its own.
 * @param {import('../../settings/environment-variables').EnvironmentVariables} [environment]
 * @throws one sentence that names the first port in use, or wanted twice, and the variable that moves it
 */
export async function requireFreePorts(environment = process.env) {
  const chosen = new Map()
  for (const server of /** @type {(keyof typeof servers)[]} */ (Object.keys(servers))) {
    const port = portOf(server, environment)
    const { variable } = servers[server]
    if (chosen.has(port))
      throw new Error(
        `${chosen.get(port)} and ${variable} are both ${port}. Give each server a port of its own.`,
      )
    chosen.set(port, variable)
    // All addresses are tried, because some systems do not report a server on a single address to a program that asks
    // for all of them.
    for (const host of ['127.0.0.1', '::1', undefined]) {
      if (await isTaken(port, host)) {
        const other = port > 65_000 ? port - 100 : port + 100
        throw new Error(
          `Port ${port} is in use. Stop what uses it, or choose another port: ${variable}=${other} before the command.`,
        )
      }
    }
  }
}

const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function isTaken(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    /** @param {NodeJS.ErrnoException} error */
    const judge = (error) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      // The computer has no IPv6.
      else if (noSuchAddress.includes(error.code ?? '')) resolve(false)
      else reject(error)
    }
    probe.once('error', judge)
    probe.listen({ port, host }, () => probe.close(() => resolve(false)))
  })
}
