import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash of all files in a folder and its subfolders: their paths and contents.
 * @param {string} folder
 */
export function folderVersion(folder) {
  const hash = createHash('sha256')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const file of entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
