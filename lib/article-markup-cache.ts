import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { articleMarkup } from './article-markup'
import { folderVersion } from './build/folder-version.mjs'
import { keep, readKept } from './build-cache'

const folder = 'article-markup'

/**
 * As `articleMarkup`, which takes a quarter of the processor that the page of an article takes: made once, then read
 * again until the text changes, or what makes elements of it. Without places in the text, which no page shows.
 */
export function cachedMarkup(body: string): Root {
  const name = `${createHash('sha256').update(makers()).update(body).digest('hex')}.json`
  const kept = readKept(folder, name)
  if (kept) return JSON.parse(kept.toString())
  const markup = articleMarkup(body)
  keep(folder, name, JSON.stringify(markup, withoutPlaces))
  return markup
}

let made: string | undefined

/** A word that changes with our plugins, their order and the release of every package; the same all through a build. */
function makers(): string {
  if (made) return made
  const hash = createHash('sha256').update(folderVersion(path.join(process.cwd(), 'lib/build/articles')))
  for (const file of ['lib/article-markup.ts', 'package-lock.json'])
    hash.update(readFileSync(path.join(process.cwd(), file)))
  made = hash.digest('hex')
  return made
}

function withoutPlaces(key: string, value: unknown) {
  return key === 'position' ? undefined : value
}
