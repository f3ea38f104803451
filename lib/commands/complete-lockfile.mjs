import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isChecked, missingPackages } from './shared/lockfile.mjs'
import { requireNode } from './shared/node-version.mjs'
import { stopWith } from './shared/progress.mjs'
import { runQuietly } from './shared/run.mjs'

/**
 * `npm run lockfile`, after `npm install`: completes the lockfile for other platforms. Beside an installed
 * `node_modules` npm may leave out what it did not install, and then `npm ci` refuses the lockfile elsewhere; in a
 * folder of its own it asks the registry for what is missing. https://github.com/npm/cli/issues/4828
 */
const folder = mkdtempSync(path.join(tmpdir(), 'lockfile-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
try {
  requireNode()
  for (const file of ['package.json', '.npmrc']) copyFileSync(file, path.join(folder, file))
  const copy = path.join(folder, 'package-lock.json')
  const lock = readLockfile('package-lock.json')
  // npm would leave a package without a hash as it is.
  const checked = Object.entries(lock.packages).filter(isChecked)
  writeFileSync(copy, JSON.stringify({ ...lock, packages: Object.fromEntries(checked) }))
  await runQuietly('npm', [
    'install',
    '--prefix',
    folder,
    '--package-lock-only',
    '--ignore-scripts',
    '--loglevel=error',
  ])
  const [missing] = missingPackages(readLockfile(copy))
  if (missing)
    throw new Error(
      `The lockfile was left as it is, because the package registry did not answer for ${missing}. Check the internet connection (or \`npm config get registry\`) and run the command again.`,
    )
  copyFileSync(copy, 'package-lock.json')
} catch (error) {
  stopWith(error)
}

/**
 * @param {string} file
 * @returns {import('./shared/lockfile.mjs').Lockfile}
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
