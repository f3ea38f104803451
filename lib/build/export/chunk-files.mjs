import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Where Next writes the chunks of an export.
 * @param {string} out
 */
export function chunkFolder(out) {
  return path.join(out, '_next/static/chunks')
}

/**
 * The code of all chunks that are in an export at this time, one after the other.
 * @param {string} out
 */
export function* codeOfChunks(out) {
  const folder = chunkFolder(out)
  for (const name of readdirSync(folder))
    if (name.endsWith('.js')) yield readFileSync(path.join(folder, name), 'utf8')
}
