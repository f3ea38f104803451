/**
 * @param {Document} page
 * @returns {HTMLLinkElement | null} what asks for the file with all rules of a long page (page-styles.mjs)
 */
export const rulesOf = (page) => page.querySelector('[data-first-view-end] link')

/**
 * Where React draws the page anew, the link to the rules goes with the old one, and on a bad line the file may not have
 * come; nothing else would ask for it again.
 * @param {HTMLLinkElement | null} link
 */
export function keepRules(link) {
  if (!link) return
  const hasRules = () => {
    try {
      return link.sheet.cssRules.length > 0
    } catch {
      // A stylesheet that is nowhere on the page has no rules, and one that did not come does not show any.
      return false
    }
  }
  let pause = 3000
  const putBack = () => {
    if (hasRules()) return
    link.onerror = () => {
      setTimeout(putBack, pause)
      pause *= 2
    }
    document.head.append(link)
  }
  addEventListener('live', () => {
    // Browsers that do not wait for it may be here before it.
    if (document.readyState === 'complete') putBack()
    else addEventListener('load', putBack)
  })
}
