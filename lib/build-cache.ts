import 'server-only'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

// Next keeps this folder from build to build, and hosts that build keep it, too.
// https://nextjs.org/docs/app/guides/ci-build-caching
const cache = '.next/cache'

/** Milliseconds, 90 days: how long a file stays that no build uses. */
const keptFor = 90 * 86_400_000

/**
 * What an earlier build made, `undefined` when none did.
 * @param folder of things of one kind, such as `share-pictures`
 * @param name with all in it that the thing depends on, as a hash
 */
export function readKept(folder: string, name: string) {
  const file = path.join(process.cwd(), cache, folder, name)
  try {
    const now = new Date()
    utimesSync(file, now, now)
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Keeps what a build made for later ones. Folder and name as for `readKept`. */
export function keep(folder: string, name: string, made: Buffer | string) {
  const place = path.join(process.cwd(), cache, folder)
  const file = path.join(place, name)
  mkdirSync(place, { recursive: true })
  // A build that is stopped half-way leaves no half a file behind.
  writeFileSync(`${file}.part`, made)
  renameSync(`${file}.part`, file)
  removeUnused(place)
}

const tidy = new Set<string>()

/** Once in a process, of which a build has several; none knows what the others use, so age decides. */
function removeUnused(place: string) {
  if (tidy.has(place)) return
  tidy.add(place)
  for (const name of readdirSync(place)) {
    const file = path.join(place, name)
    const facts = statSync(file, { throwIfNoEntry: false })
    if (facts && facts.mtimeMs < Date.now() - keptFor) rmSync(file, { force: true })
  }
}
