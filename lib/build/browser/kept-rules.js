/**
 * @param {Document} page
 * @returns {HTMLLinkElement | null} the link to the stylesheet with all rules of a long page (page-styles.mjs)
 */
export const rulesOf = (page) => page.querySelector('[data-first-view-end] link')

/** Copy of the rules, in use until the stylesheet has loaded again. */
let copy

/**
 * When React redraws the page, the link to the stylesheet is removed with the old one. Without its rules for a moment
 * the page would flicker, and the focus could not return to where it was.
 * @returns a function that gives the new page a copy of the rules, as far as browsers serialise them: of
 *   `font: var(--figures); letter-spacing: 0` they keep the end only
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
      // The rules have not loaded yet, or the browser lacks constructable stylesheets.
    }
  }
}

/**
 * Requests the stylesheet again if its link has been removed; nothing else would.
 * @param {HTMLLinkElement | null} link
 */
export function keepRules(link) {
  if (!link) return
  const hasRules = () => {
    try {
      return link.sheet.cssRules.length > 0
    } catch {
      // A stylesheet that is not in the document has no rules, and one that failed to load shows none.
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
    // Some browsers do not wait for the stylesheet and can get here before it.
    if (document.readyState === 'complete') putBack()
    else addEventListener('load', putBack)
  })
}
