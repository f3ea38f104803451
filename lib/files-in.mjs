import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * All files in a folder and its subfolders, sorted: paths from that folder, with `/` on every system.
 * @param {string} folder
 */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}
