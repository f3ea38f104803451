import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A word that changes with every file in a folder: written, renamed or deleted, in folders inside it, too.
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
