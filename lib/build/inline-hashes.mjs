import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What a Content-Security-Policy must list so that the pages of an export may carry their own rules and the script that
 * brings them to life.
 * @param {string} folder the export
 * @returns {{ styles: string[], scripts: string[] }} such as `'sha256-…'`, sorted
 */
export function inlineHashes(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.html'))
  const pages = names.map((name) => readFileSync(path.join(folder, String(name)), 'utf8'))
  return {
    styles: hashesOf(pages, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
    scripts: hashesOf(pages, /<script\b[^>]*\bdata-scripts=[^>]*>([\s\S]*?)<\/script>/g),
  }
}

function hashesOf(pages, elements) {
  const texts = pages.flatMap((page) => Array.from(page.matchAll(elements), ([, text]) => text))
  return [...new Set(texts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort()
}
