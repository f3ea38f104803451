import { createHash } from 'node:crypto'

/**
 * A hash for file names: the address of a file changes with its content, so browsers may cache it for good.
 * @param {string} content
 * @param {number} [digits] six suffice for the versions of one file, and a page contains a dozen such names
 * @returns {string} hexadecimal digits
 */
export function contentHash(content, digits = 6) {
  return createHash('sha256').update(content).digest('hex').slice(0, digits)
}
