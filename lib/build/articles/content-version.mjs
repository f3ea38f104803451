import path from 'node:path'
import { versionOf } from '../file-version.mjs'

const folder = 'content'

/**
 * A loader for `next dev` that changes a module whenever a file in `content/` is written, added, renamed or deleted.
 * Pages read that folder at request time, so the bundler would not notice that an open page is out of date.
 * https://webpack.js.org/api/loaders/#thisaddcontextdependency
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source
 */
export default function withContentVersion(source) {
  this.addContextDependency(path.resolve(folder))
  return `${source}\nexport const contentVersion = '${contentVersion()}'\n`
}

/** A hash of all files in `content/`. */
export function contentVersion() {
  return versionOf([folder])
}
