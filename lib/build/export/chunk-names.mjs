import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chunkFolder } from './chunk-files.mjs'

/** Where a chunk is named: in a page, its flight data, and the code of other chunks. */
const chunkName = /(?<=static\/chunks\/)(?:turbopack-)?([\w~-]{7})[\w~-]{6}(?=\.js)/g

/**
 * Names chunks by seven of the thirteen characters that Turbopack's hashes have, because every page lists seven chunks
 * in its first response. Pure.
 * @param {string} text a page, or the code of a chunk
 */
export function withShortNames(text) {
  return text.replace(chunkName, '$1')
}

/**
 * Renames the chunks of an export, and names them so in each other's code. The pages still have to be changed.
 * @param {string} out
 * @throws when two would have the same name
 */
export function shortenNames(out) {
  const folder = chunkFolder(out)
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  /** @param {string} file */
  const renamed = (file) => withShortNames(`static/chunks/${file}`).slice('static/chunks/'.length)
  const names = new Set(files.map(renamed))
  if (names.size < files.length)
    throw new Error(
      `Two chunks would have the same name. Keep more characters in ${path.basename(import.meta.filename)}.`,
    )
  for (const file of files) {
    const code = readFileSync(path.join(folder, file), 'utf8')
    rmSync(path.join(folder, file))
    writeFileSync(path.join(folder, renamed(file)), withShortNames(code))
  }
}
