import { readFileSync } from 'node:fs'

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
const least = engines.node.replace('>=', '').split('.').map(Number)

/** One sentence, for a Node that is too old for the packages. */
export function oldNodeMessage(version = process.versions.node) {
  return `This project needs Node ${least.join('.')} or newer, and this is ${version}. Install a newer one from https://nodejs.org and run the command again.`
}

/** @throws one sentence when this Node is too old for the packages */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  throw new Error(oldNodeMessage(version))
}
