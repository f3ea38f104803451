/** Keeps the section a link has led to meanwhile: the router, which reads the address first, puts the old one back. */
export function keepSection() {
  // By this Next's router (`hasMissedTraversal` in its app-router.js) would take it for a way back that it has missed, and
  // a moment after the page is live put the address of before in place again, over what the answers to kept presses have
  // put into it. https://developer.mozilla.org/en-US/docs/Web/API/Navigation/activation
  delete self.Navigation?.prototype.activation

  let gone
  addEventListener('hashchange', ({ newURL }) => {
    gone = new URL(newURL)
  })
  const goThere = () => {
    // Of the address only this: the search may have put words into it by now.
    if (gone) history.replaceState(history.state, '', gone.hash || location.pathname + location.search)
  }
  // Before early-presses.js does the kept presses again, which may change the address, too.
  addEventListener('live', goThere, { capture: true, once: true })
}
