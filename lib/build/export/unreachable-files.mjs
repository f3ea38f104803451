import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chunkFolder, codeOfChunks } from './chunk-files.mjs'

/**
 * Removes files that no visitor requests: the copies of the not-found page that would answer 200 (hosts use
 * `404.html`), the stylesheets whose rules are inlined, and the payloads of client navigation, because every link of
 * this site is a plain one.
 * @param {string} out
 */
export function removeUnreachable(out) {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true })
  /** @param {import('node:fs').Dirent} entry */
  const isPayload = ({ parentPath, name }) =>
    name.startsWith('__next.') ||
    (name.endsWith('.txt') && existsSync(path.join(parentPath, name.replace(/txt$/, 'html'))))
  const asked = stylesheetsAskedFor(out)
  /** @param {import('node:fs').Dirent} entry */
  const isUnused = ({ parentPath, name }) =>
    parentPath === chunkFolder(out) && name.endsWith('.css') && !asked.has(name)
  const unreachable = entries.filter(
    (entry) => isPayload(entry) || isUnused(entry) || entry.name.startsWith('_not-found'),
  )
  for (const { parentPath, name } of unreachable)
    rmSync(path.join(parentPath, name), { recursive: true, force: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  // Deepest first.
  for (const folder of folders.sort((a, b) => b.length - a.length))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Names of the stylesheets that the code of the export asks for.
 * @param {string} out
 */
function stylesheetsAskedFor(out) {
  /** @type {Set<string>} */
  const names = new Set()
  for (const code of codeOfChunks(out)) for (const [name] of code.matchAll(/[\w~.-]+\.css/g)) names.add(name)
  return names
}
