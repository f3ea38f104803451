import { createHash } from 'node:crypto'

/**
 * Stands in the name of a file, so that its address changes with it and browsers may keep it for good.
 * @param {string} content
 * @param {number} [digits] six are enough to tell apart what one file has held, and pages carry a dozen of them
 * @returns {string} hexadecimal digits
 */
export function contentHash(content, digits = 6) {
  return createHash('sha256').update(content).digest('hex').slice(0, digits)
}
