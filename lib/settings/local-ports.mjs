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
 * @param {import('./environment-variables').EnvironmentVariables} [environment]
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
