import { createHash } from 'node:crypto'

/**
 * Stands in the name of a file, so that its address changes with it and browsers may keep it for good.
 * @param {string} content
 * @returns {string} six hexadecimal digits: sixteen million names for what one file may hold, and every page carries a dozen
 */
export function contentHash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 6)
}
