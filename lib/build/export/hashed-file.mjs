import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash } from '../content-hash.mjs'

/**
 * Writes code or rules under a name that changes with it, and answers with its address on the site.
 * @param {string} out
 * @param {string} name
 * @param {string} code
 * @param {string} [ending] of the file's name
 */
export async function writeHashed(out, name, code, ending = 'js') {
  const address = `/_next/static/${name}/${contentHash(code)}.${ending}`
  await mkdir(path.join(out, '_next/static', name), { recursive: true })
  await writeFile(path.join(out, address), code)
  return address
}
