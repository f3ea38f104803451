/** The local servers: where each listens, and the variable that moves it to another port. */
export const servers = {
  site: { host: 'localhost', variable: 'PORT', port: 3000 },
  standIns: { host: 'localhost', variable: 'STAND_IN_PORT', port: 3001 },
  auth: { host: '127.0.0.1', variable: 'AUTH_PORT', port: 9099 },
  firestore: { host: '127.0.0.1', variable: 'FIRESTORE_PORT', port: 8080 },
}

/**
 * The port of a server from the environment, or its usual one.
 * @param {keyof typeof servers} server
 * @param {import('./environment-variables').EnvironmentVariables} [environment]
 * @throws one sentence when the variable is not a port
 */
export function portOf(server, environment = process.env) {
  const { variable, port } = servers[server]
  const given = environment[variable]
  if (!given) return port
  const number = /^\d+$/.test(given) ? Number(given) : 0
  if (number < 1 || number > 65535)
    throw new Error(`${variable} is "${given}", but a port is a whole number from 1 to 65535.`)
  return number
}

/**
 * The origin of a server, such as `http://localhost:3000`.
 * @param {keyof typeof servers} server
 * @param {import('./environment-variables').EnvironmentVariables} [environment]
 * @throws as `portOf` does
 */
export function originOf(server, environment = process.env) {
  return `http://${servers[server].host}:${portOf(server, environment)}`
}
