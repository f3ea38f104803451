import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash of files, of their paths and contents. A folder stands for all files in it and its subfolders.
 * @param {readonly string[]} places
 */
export function versionOf(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesAt)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} place */
function filesAt(place) {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
}
