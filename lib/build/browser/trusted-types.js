/** Markup that the page shows already, which may be written again: none, and the tag by which React makes scripts inert. */
const shown = new Set(['', '<script></script>'])

/** @param {string} html */
export const allowMarkup = (html) => shown.add(html)

/** What the policy of hydration-loader.js asks. That one is made before this file arrives, and a page has only one. */
export function answerPolicy() {
  self.createHTML = (html) => (shown.has(html) ? html : null)
  // Data; throws at anything else.
  self.createScript = (code) => JSON.parse(code) && code
}
