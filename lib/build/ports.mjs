import { createServer } from 'node:net'

/** Ports of the local servers, with the variable that moves each. */
export const ports = {
  site: { variable: 'PORT', port: 3000 },
  standIns: { variable: 'STAND_IN_PORT', port: 3001 },
  auth: { variable: 'AUTH_PORT', port: 9099 },
  firestore: { variable: 'FIRESTORE_PORT', port: 8080 },
}

/**
 * The port of a server from the environment, or its usual one.
 * @param {keyof typeof ports} server
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @throws one sentence when the variable is not a port
 */
export function portOf(server, environment = process.env) {
  const { variable, port } = ports[server]
  const given = environment[variable]
  if (!given) return port
  const number = /^\d+$/.test(given) ? Number(given) : 0
  if (number < 1 || number > 65535)
    throw new Error(`${variable} is "${given}", but a port is a whole number from 1 to 65535.`)
  return number
}

/**
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @throws one sentence that names the first port in use, or wanted twice, and the variable that moves it
 */
export async function requireFreePorts(environment = process.env) {
  const chosen = new Map()
  for (const server of Object.keys(ports)) {
    const port = portOf(server, environment)
    const { variable } = ports[server]
    if (chosen.has(port))
      throw new Error(
        `${chosen.get(port)} and ${variable} are both ${port}. Give each server a port of its own.`,
      )
    chosen.set(port, variable)
    for (const host of ['127.0.0.1', undefined]) {
      if (await isTaken(port, host)) {
        const other = port > 65_000 ? port - 100 : port + 100
        throw new Error(
          `Port ${port} is in use. Stop what uses it, or choose another port: ${variable}=${other} npm start`,
        )
      }
    }
  }
}

function isTaken(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}
