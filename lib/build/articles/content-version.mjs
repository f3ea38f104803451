import path from 'node:path'
import { folderVersion } from '../folder-version.mjs'

/**
 * A loader for `next dev` that changes a module whenever a file in `content/` is written, added, renamed or deleted.
 * Pages read that folder at request time, so the bundler would not notice that an open page is out of date.
 * https://webpack.js.org/api/loaders/#thisaddcontextdependency
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source
 */
export default function withContentVersion(source) {
  this.addContextDependency(contentFolder())
  return `${source}\nexport const contentVersion = '${contentVersion()}'\n`
}

/** A hash of all files in `content/`. */
export function contentVersion() {
  return folderVersion(contentFolder())
}

function contentFolder() {
  return path.join(process.cwd(), 'content')
}
