/** Where React draws the page anew, it takes the sign away that all of the page has its fonts (hydration-loader.js). */
export function keepFonts() {
  const { body } = document
  new MutationObserver(() => {
    body.dataset.fonts ??= ''
  }).observe(body, { attributeFilter: ['data-fonts'] })
}
