/**
 * @param {Document} page
 * @returns {HTMLLinkElement | null} what asks for the file with all rules of a long page (page-styles.mjs)
 */
export const rulesOf = (page) => page.querySelector('[data-first-view-end] link')

/** Stands in for the rules until they have come again. */
let copy

/**
 * Where React draws the page anew, the link to the rules goes with the old one. Without them for a moment, the page would
 * flicker, and the focus could not go back to where it was.
 * @returns what has the new page keep what browsers tell of them: of `font: var(--figures); letter-spacing: 0` only the end
 */
export function noteRules() {
  const sheet = rulesOf(document)?.sheet
  return () => {
    try {
      const rules = Array.from(sheet.cssRules, ({ cssText }) => cssText)
      copy = new CSSStyleSheet()
      copy.replaceSync(rules.join(''))
      document.adoptedStyleSheets.push(copy)
    } catch {
      // They have not come, or the browser is too old for this.
    }
  }
}

/**
 * Asks for the rules again where the link has gone; nothing else would.
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
    link.onload = () => copy?.replaceSync('')
    document.head.append(link)
  }
  addEventListener('live', () => {
    // Browsers that do not wait for it may be here before it.
    if (document.readyState === 'complete') putBack()
    else addEventListener('load', putBack)
  })
}
