import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What a Content-Security-Policy must list so that the pages of an export may carry their own rules.
 * @param {string} folder the export
 * @returns {string[]} such as `'sha256-…'`, sorted
 */
export function styleHashes(folder) {
  const pages = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.html'))
  const styles = pages.flatMap((page) =>
    Array.from(
      readFileSync(path.join(folder, String(page)), 'utf8').matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
      ([, css]) => css,
    ),
  )
  return [...new Set(styles)]
    .map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    .sort()
}
