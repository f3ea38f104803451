import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Removes what no visitor asks for: the copies of the not-found page that would answer 200 (hosts use `404.html`), and the
 * payloads of client navigation, because every link of this site is a plain one, and the stylesheets that pages have taken
 * their rules from.
 * @param {string} out
 */
export async function removeUnreachable(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  /** @param {import('node:fs').Dirent} entry */
  const isPayload = ({ parentPath, name }) =>
    name.startsWith('__next.') ||
    (name.endsWith('.txt') && existsSync(path.join(parentPath, name.replace(/txt$/, 'html'))))
  const chunks = path.join(out, '_next/static/chunks')
  const asked = await stylesheetsIn(chunks)
  /** @param {import('node:fs').Dirent} entry */
  const isUnused = ({ parentPath, name }) =>
    parentPath === chunks && name.endsWith('.css') && !asked.has(name)
  const unreachable = entries.filter(
    (entry) => isPayload(entry) || isUnused(entry) || entry.name.startsWith('_not-found'),
  )
  for (const { parentPath, name } of unreachable)
    await rm(path.join(parentPath, name), { recursive: true, force: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  // Deepest first; a folder that still holds something stays.
  for (const folder of folders.sort((a, b) => b.length - a.length)) await rmdir(folder).catch(() => {})
}

/**
 * Names of the stylesheets that the code of some chunks asks for.
 * @param {string} folder
 */
async function stylesheetsIn(folder) {
  /** @type {Set<string>} */
  const names = new Set()
  for (const chunk of (await readdir(folder)).filter((name) => name.endsWith('.js')))
    for (const [name] of (await readFile(path.join(folder, chunk), 'utf8')).matchAll(/[\w~.-]+\.css/g))
      names.add(name)
  return names
}
