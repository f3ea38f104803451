/** Where React draws the page anew, it takes the sign away that all of the page has its fonts (hydration-loader.js). */
export function keepFonts() {
  const root = document.documentElement
  new MutationObserver(() => {
    root.dataset.fonts ??= ''
  }).observe(root, { attributeFilter: ['data-fonts'] })
}
