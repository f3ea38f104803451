import { readFileSync } from 'node:fs'

/** @type {{ engines: { node: string } }} such as `^20.19.0 || >=24.0.0` */
const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/**
 * The supported release lines, newest first. `isOpen`: newer ones are supported, too. Read without a package, because
 * this runs before any is installed.
 */
const lines = engines.node
  .split(' || ')
  .map((range) => {
    const [major = 0, minor = 0] = range.replace(/^\D+/, '').split('.').map(Number)
    return { major, minor, isOpen: range.startsWith('>=') }
  })
  .sort((a, b) => b.major - a.major)

/** A sentence for a version of Node that is not supported. */
export function wrongNodeMessage(version = process.versions.node) {
  const names = lines.map(({ major, minor, isOpen }) =>
    isOpen ? `Node ${major} or newer` : `${major} from ${major}.${minor}`,
  )
  return `This project needs ${names.join(', or ')}, and this is ${version}. Install another version from https://nodejs.org and run the command again.`
}

/**
 * Stops on a version of Node that is not supported.
 * @throws one sentence when the packages do not run on this Node
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = lines.some((line) =>
    major === line.major ? minor >= line.minor : line.isOpen && major > line.major,
  )
  if (!fits) throw new Error(wrongNodeMessage(version))
}
