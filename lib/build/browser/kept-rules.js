/**
 * @param {Document} page
 * @returns {HTMLLinkElement | null} what asks for the file with all rules of a long page (page-styles.mjs)
 */
export const rulesOf = (page) => page.querySelector('[data-first-view-end] link')

/** Where React has drawn the page anew, and the rules had come before. */
let copy

/**
 * Where React draws the page anew, the link to the rules goes with the old one. Without them for a moment, the page would
 * flicker, and the focus could not go back to where it was.
 * @returns what has the new page keep them
 */
export function noteRules() {
  const sheet = rulesOf(document)?.sheet
  return () => {
    try {
      const rules = Array.from(sheet.cssRules, ({ cssText }) => cssText)
      const sheetOfOwn = new CSSStyleSheet()
      sheetOfOwn.replaceSync(rules.join(''))
      document.adoptedStyleSheets.push(sheetOfOwn)
      copy = sheetOfOwn
    } catch {
      // They have not come, or the browser is too old for this: they are asked for again when the page is live.
    }
  }
}

/**
 * On a bad line the file may not have come before the link went, and nothing else would ask for it again.
 * @param {HTMLLinkElement | null} link
 */
export function keepRules(link) {
  if (!link) return
  const hasRules = () => {
    try {
      return (copy ?? link.sheet).cssRules.length > 0
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
