import path from 'node:path'
import { folderVersion } from '../folder-version.mjs'

/**
 * A loader for `next dev` that makes a module new whenever a file in `content/` is: written, added, renamed or deleted.
 * Pages read that folder when they are asked for, so the bundler would not know that an open page has changed.
 * https://webpack.js.org/api/loaders/#thisaddcontextdependency
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source
 */
export default function withContentVersion(source) {
  this.addContextDependency(contentFolder())
  return `${source}\nexport const contentVersion = '${contentVersion()}'\n`
}

/** A word that changes with every file of `content/`. */
export function contentVersion() {
  return folderVersion(contentFolder())
}

function contentFolder() {
  return path.join(process.cwd(), 'content')
}
