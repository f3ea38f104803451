import 'server-only'
import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { versionOf } from '../build/file-version.mjs'
import { readCached, writeCached } from '../build-cache'
import { articleMarkup } from './article-markup'

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
  version ??= versionOf(['lib/build/articles', 'lib/articles/article-markup.ts', 'package-lock.json'])
  return version
}

function withoutPositions(key: string, value: unknown) {
  return key === 'position' ? undefined : value
}
