import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runPackage } from './run.mjs'

/** Files for hosts that a production build writes beside its export (write-hosts.ts); git ignores them. */
export const hostFiles = ['firebase.json', 'nginx.conf']

const refused = '.next/refused'

/**
 * Exports the site to `out/` with the stand-ins of the local profile, and removes the files by which hosts would
 * publish it.
 */
export async function localBuild() {
  removeHostFiles()
  await nextBuild('local')
}

/**
 * Exports the site with the settings of the environment.
 * @throws AnotherBuild
 */
export async function productionBuild() {
  await nextBuild('production')
}

/** Thrown before anything is written, because another build is running: what is in `out/` is not from this one. */
export class AnotherBuild extends Error {
  name = 'AnotherBuild'
  message = 'Another build is running in this folder. Wait until it has finished, then build again.'
}

/** @param {'local' | 'production'} profile */
async function nextBuild(profile) {
  try {
    await runPackage('next', ['build'], buildEnvironment(profile))
  } catch (error) {
    // Next locks the folder, and this message is the only sign of it.
    throw /process is already running/.test(String(error)) ? new AnotherBuild() : error
  }
}

/**
 * Moves a production build that failed its checks out of the way, so that it cannot be deployed by mistake.
 * Synchronous, because an exiting process waits for no promise.
 * @returns {string} a sentence that says so
 */
export function setAside() {
  try {
    removeHostFiles()
    return clearExport()
  } catch {
    // For instance where the folder is another user's.
    return 'Do not deploy what is in out/: it did not pass every check, and it could not be removed.'
  }
}

function clearExport() {
  if (!existsSync('out')) return 'Nothing was left in out/ to deploy.'
  try {
    rmSync(refused, { recursive: true, force: true })
    // The build may have stopped before it created the folder.
    mkdirSync(path.dirname(refused), { recursive: true })
    renameSync('out', refused)
    return `Nothing was left in out/ to deploy. What was built is in ${refused}.`
  } catch {
    // A rename cannot cross disks, as where a container mounts one at either folder. A mount point itself cannot be
    // removed, but what is in it can.
    for (const name of readdirSync('out')) rmSync(path.join('out', name), { recursive: true, force: true })
    return `Nothing was left in out/ to deploy. What was built could not be moved to ${refused}, so it was deleted.`
  }
}

function removeHostFiles() {
  for (const file of hostFiles) rmSync(file, { force: true })
}

/**
 * The environment of a build.
 *
 * Compiling and rendering articles creates many small objects that are soon garbage. With a larger young generation V8
 * moves the others less often, which saves a tenth of the CPU time.
 * https://nodejs.org/api/cli.html#--max-semi-space-sizesize-in-mebibytes
 *
 * Share pictures are drawn on many threads, and glibc would keep a memory arena for each: 90 MB in a long build.
 * https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 *
 * The bundler would keep about 400 MB that it no longer needs while the pages are rendered: its allocator returns
 * memory only when more is requested, which no longer happens by then.
 * https://microsoft.github.io/mimalloc/environment.html
 * @param {'local' | 'production'} profile
 */
export function buildEnvironment(profile) {
  return {
    SITE_PROFILE: profile,
    // A shell may have set it for another program, and Next would build for that.
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: ['--max-semi-space-size=32', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MIMALLOC_PURGE_DELAY: process.env.MIMALLOC_PURGE_DELAY ?? '0',
  }
}
