import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../content-hash.mjs'

/**
 * The whole hash of what each file holds, by which two contents whose names collide are told apart.
 * @type {Map<string, string>}
 */
const written = new Map()

/**
 * Writes code or CSS to a file whose name contains a hash of the content, and returns its address on the site.
 * @param {string} out
 * @param {string} name
 * @param {string} code
 * @param {{ ending?: string, digits?: number }} [naming] the file's extension, and the length of its hash as for
 *   `contentHash`, which must be longer for folders with many files
 * @throws when other content has the same name, because pages would get the wrong file
 */
export function writeHashed(out, name, code, { ending = 'js', digits } = {}) {
  const address = `/_next/static/${name}/${contentHash(code, digits)}.${ending}`
  const file = path.join(out, address)
  const whole = contentHash(code, 64)
  if ((written.get(file) ?? whole) !== whole)
    throw new Error(`Two files would be called ${address}. Change a word on this page, and build again.`)
  written.set(file, whole)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, code)
  return address
}
