import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { wrongNodeMessage } from './node-version.mjs'
import { run } from './run.mjs'

/**
 * A package in a package-lock.json.
 * @typedef {{ version?: string, license?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[],
 *   optionalDependencies?: Record<string, string> }} LockEntry
 */

// No package may run a script of its own while it is installed; a folder inside the project has no .npmrc that says so.
// A build needs the packages for development, too, which npm leaves out where NODE_ENV is `production`.
const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']

/**
 * Installs the packages of a folder's lockfile when they are missing or the lockfile has changed since. `npm ci` first,
 * because it follows the lockfile to the letter; `npm install` where `npm ci` refuses a lockfile that was written on
 * another platform, which adds what this platform needs and holds the rest to the lockfile, without writing to it.
 * @param {string} [folder] the project itself, or a folder in it with packages of its own
 * @throws one sentence when the packages cannot be fetched
 */
export async function installMissing(folder = '.') {
  if (isInstalled(folder)) return
  const ci = await run('npm', ['ci', '--prefix', folder, ...flags], { quiet: true })
  if (ci.code === 0) return
  // Anything else, a package that is not what the lockfile says above all, must not be passed over.
  if (!/(error|ERR!) code EUSAGE/.test(ci.output)) throw new Error(explain(ci.output))
  const install = await run('npm', ['install', '--prefix', folder, '--no-save', ...flags], { quiet: true })
  if (install.code !== 0) throw new Error(explain(install.output))
}

/**
 * Whether the packages of a folder's lockfile are there, by npm's own record of what it has put into `node_modules`.
 * Binaries for other platforms are optional and never there.
 */
export function isInstalled(folder = '.') {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(path.join(folder, 'package-lock.json'))).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, LockEntry>}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** @param {string} output of npm */
function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output))
    return 'The packages could not be fetched, because the package registry cannot be reached. Check the internet connection (or `npm config get registry`) and run the command again; nothing has to be cleaned up.'
  if (/(error|ERR!) code EBADENGINE/.test(output)) return wrongNodeMessage()
  if (/ENOSPC/.test(output))
    return 'The packages could not be installed, because the disk is full. Free some space and run the command again.'
  const lines = output.split('\n').filter((text) => text.trim())
  // The last line that npm prints names only its log file.
  const line = lines.filter((text) => /npm (error|ERR!)/.test(text)).at(-2) ?? lines.at(-1)
  return `The packages could not be installed. npm said: ${line ?? 'nothing'}. Run \`npm ci\` to see all of it.`
}
