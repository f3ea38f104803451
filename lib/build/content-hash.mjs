import { createHash } from 'node:crypto'

/**
 * Stands in the name of a file, so that its address changes with it and browsers may keep it for good.
 * @param {string} content
 * @returns {string} six hexadecimal digits: they tell apart only what one file has held, and pages carry a dozen of them
 */
export function contentHash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 6)
}
