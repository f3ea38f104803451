import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
const least = engines.node.replace('>=', '').split('.').map(Number)

/** One sentence, for a Node that is too old for the packages. */
export function oldNodeMessage(version = process.versions.node) {
  return `This project needs Node ${least.join('.')} or newer, and this is ${version}. Install a newer one from https://nodejs.org and run the command again.`
}

/** @throws one sentence when this Node is too old for the packages */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  throw new Error(oldNodeMessage(version))
}
