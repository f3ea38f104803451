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

/** In milliseconds, 90 days: how long a file is kept that no build has used. */
const maxAge = 90 * 86_400_000

/**
 * What an earlier build wrote with `writeCached`; `undefined` if none did.
 * @param folder one for each kind of content, such as `share-pictures`
 * @param name holds a hash of everything that the content depends on
 */
export function readCached(folder: string, name: string) {
  const file = path.join(process.cwd(), cache, folder, name)
  try {
    const now = new Date()
    utimesSync(file, now, now)
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Stores content for later builds. Folder and name as for `readCached`. */
export function writeCached(folder: string, name: string, content: Buffer | string) {
  const place = path.join(process.cwd(), cache, folder)
  const file = path.join(place, name)
  mkdirSync(place, { recursive: true })
  // Renamed only when complete, so that a build that is stopped leaves no half-written file behind.
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
  removeUnused(place)
}

const tidy = new Set<string>()

/** Once in each process of a build. No process knows which files the others use, so age decides. */
function removeUnused(place: string) {
  if (tidy.has(place)) return
  tidy.add(place)
  for (const name of readdirSync(place)) {
    const file = path.join(place, name)
    const facts = statSync(file, { throwIfNoEntry: false })
    if (facts && facts.mtimeMs < Date.now() - maxAge) rmSync(file, { force: true })
  }
}
