import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runPackage } from './run.mjs'

/** What a production build writes for hosts beside its export (write-hosts.ts). */
const hostFiles = ['firebase.json', 'nginx.conf']

const refused = '.next/refused'

/** Exports the site to `out/` with the stand-ins of the local profile. No host is told to publish that. */
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

/** Thrown before anything is written: the folder is in use, and what lies in `out/` is not of this build. */
export class AnotherBuild extends Error {
  name = 'AnotherBuild'
  message = 'Another build is at work in this folder. Wait until it has ended, then build again.'
}

/** @param {'local' | 'production'} profile */
async function nextBuild(profile) {
  try {
    await runPackage('next', ['build'], buildEnvironment(profile))
  } catch (error) {
    // Next locks the folder and has no other sign for this.
    throw /process is already running/.test(String(error)) ? new AnotherBuild() : error
  }
}

/**
 * Takes a production build that did not pass its checks out of the way, so that it cannot be deployed by mistake.
 * Synchronous, because an exiting process waits for no promise.
 * @returns {string} a sentence that says so
 */
export function setAside() {
  removeHostFiles()
  try {
    rmSync(refused, { recursive: true, force: true })
    if (existsSync('out')) {
      // A build may have stopped before it made the folder.
      mkdirSync(path.dirname(refused), { recursive: true })
      renameSync('out', refused)
    }
    return `Nothing was left in out/ to be deployed. What was built lies in ${refused}.`
  } catch {
    // Nothing moves to another disk, as where a container has one mounted at either place, and what it is mounted at stays.
    for (const name of readdirSync('out')) rmSync(path.join('out', name), { recursive: true, force: true })
    return `Nothing was left in out/ to be deployed. What was built could not be moved to ${refused}, so it was deleted.`
  }
}

function removeHostFiles() {
  for (const file of hostFiles) rmSync(file, { force: true })
}

/**
 * What a build needs in its environment.
 *
 * Compiling and rendering articles makes many small objects that die at once: with room for more of them, V8 moves
 * those it keeps less often, which saves a tenth of the processor's time.
 * https://nodejs.org/api/cli.html#--max-semi-space-sizesize-in-mebibytes
 *
 * Share pictures are drawn on many threads, and glibc would keep memory apart for each of them: 90 MB in a long build.
 * https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 *
 * The bundler would keep what it has compiled with, some 400 MB, while the pages are made: its allocator gives memory back
 * when it is asked for more, and by then nothing asks.
 * https://microsoft.github.io/mimalloc/environment.html
 * @param {'local' | 'production'} profile
 */
export function buildEnvironment(profile) {
  return {
    SITE_PROFILE: profile,
    // Whatever the shell has set it to for another program: Next builds what it is told.
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: ['--max-semi-space-size=32', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MIMALLOC_PURGE_DELAY: process.env.MIMALLOC_PURGE_DELAY ?? '0',
  }
}
