import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { articleMarkup } from './article-markup'
import { folderVersion } from './build/folder-version.mjs'
import { readCached, writeCached } from './build-cache'

const folder = 'article-markup'

/**
 * As `articleMarkup`, which is a quarter of the work of an article's page: compiled once, then read from the cache
 * until the text or the compiler changes. Without positions in the text, which no page shows.
 */
export function cachedMarkup(body: string): Root {
  const name = `${createHash('sha256').update(compilerVersion()).update(body).digest('hex')}.json`
  const cached = readCached(folder, name)
  if (cached) return JSON.parse(cached.toString())
  const markup = articleMarkup(body)
  writeCached(folder, name, JSON.stringify(markup, withoutPositions))
  return markup
}

let version: string | undefined

/** A hash of our plugins, their order and the release of every package; the same throughout a build. */
function compilerVersion(): string {
  if (version) return version
  const hash = createHash('sha256').update(folderVersion(path.join(process.cwd(), 'lib/build/articles')))
  for (const file of ['lib/article-markup.ts', 'package-lock.json'])
    hash.update(readFileSync(path.join(process.cwd(), file)))
  version = hash.digest('hex')
  return version
}

function withoutPositions(key: string, value: unknown) {
  return key === 'position' ? undefined : value
}
