import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../files-in.mjs'

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
  return filesIn(place).map((file) => path.join(place, file))
}
