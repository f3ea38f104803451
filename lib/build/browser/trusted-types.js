/**
 * Markup that may be written because the page shows it already; to begin with, the empty string and the tag by which
 * React creates inert scripts.
 */
const shown = new Set(['', '<script></script>'])

/** @param {string} html */
export const allowMarkup = (html) => shown.add(html)

/**
 * Answers the policy of hydration-loader.js, which is created before this file arrives, and a page can have only one
 * default policy.
 */
export function answerPolicy() {
  self.createHTML = (html) => (shown.has(html) ? html : null)
  // Only data: JSON.parse throws at code.
  self.createScript = (code) => JSON.parse(code) && code
}
