import { readdir, readFile } from 'node:fs/promises'
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
export async function* codeOfChunks(out) {
  const folder = chunkFolder(out)
  for (const name of await readdir(folder))
    if (name.endsWith('.js')) yield await readFile(path.join(folder, name), 'utf8')
}
