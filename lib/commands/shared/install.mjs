import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { wrongNodeMessage } from './node-version.mjs'
import { run } from './run.mjs'

// No package may run install scripts; a folder inside the project has no .npmrc that says so. The development packages
// are needed for a build, but npm skips them if NODE_ENV is `production`. What it says is read when it fails, so `npm run
// --silent` must not silence it.
const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages of a folder's lockfile if they are missing or the lockfile has changed. First with `npm ci`,
 * which follows the lockfile exactly. If that refuses a lockfile from another platform, then with `npm install`, which
 * adds what this platform needs, keeps to the lockfile otherwise, and does not write to it.
 * @param {string} [folder] the project itself, or a folder in it with packages of its own
 * @throws one sentence when the packages cannot be fetched
 */
export async function installMissing(folder = '.') {
  if (isInstalled(folder)) return
  const ci = await run('npm', ['ci', '--prefix', folder, ...flags], { quiet: true })
  if (ci.code === 0) return
  // Any other failure, above all a package that does not match the lockfile, must not be ignored.
  if (!/(error|ERR!) code EUSAGE/.test(ci.output)) throw new Error(explain(ci.output))
  const install = await run('npm', ['install', '--prefix', folder, '--no-save', ...flags], { quiet: true })
  if (install.code !== 0) throw new Error(explain(install.output))
}

/**
 * Whether the packages of a folder's lockfile are installed, by npm's own record in `node_modules`. Binaries for other
 * platforms are optional and never installed.
 */
export function isInstalled(folder = '.') {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  const installed = existsSync(record) && packagesOf(record)
  // Cut off, as by a full disk.
  if (!installed) return false
  const lockfile = path.join(folder, 'package-lock.json')
  const wanted = packagesOf(lockfile)
  if (!wanted)
    throw new Error(
      `${lockfile} is damaged, for instance by a merge. Restore it with \`git checkout HEAD -- ${lockfile}\` and run the command again.`,
    )
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  )
}

/**
 * @param {string} lockfile
 * @returns {import('./lockfile.mjs').Lockfile['packages'] | undefined} nothing if the file is no JSON
 */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** @param {string} output of npm */
function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output))
    return 'The packages could not be fetched, because the package registry cannot be reached. Check the internet connection (or `npm config get registry`) and run the command again; there is nothing to clean up.'
  if (/(error|ERR!) code EBADENGINE/.test(output)) return wrongNodeMessage()
  if (/ENOSPC/.test(output))
    return 'The packages could not be installed, because the disk is full. Free some space and run the command again.'
  const lines = output.split('\n').filter((text) => text.trim())
  // npm's last line only names its log file.
  const line = lines.filter((text) => /npm (error|ERR!)/.test(text)).at(-2) ?? lines.at(-1)
  return `The packages could not be installed. npm said: ${line ?? 'nothing'}. Run \`npm ci\` to see all of it.`
}
