import { originOf } from '../../settings/local-servers.mjs'

/**
 * Where `npm start` serves the site on this computer.
 * @returns {Promise<string>} its origin
 * @throws when nothing answers there
 */
export async function requireRunningSite() {
  const origin = originOf('site')
  const isServed = await fetch(origin).then(
    (answer) => answer.ok,
    () => false,
  )
  if (!isServed) throw new Error(`The site is not running at ${origin}. Start it with: npm start`)
  return origin
}
