/**
 * Keeps the section that a link has led to before hydration: the router has read the address earlier, and restores that
 * one.
 */
export function keepSection() {
  // Next's router (`hasMissedTraversal` in its app-router.js) would take the link for a history traversal that it has
  // missed, and would restore the earlier address shortly after the page is live, over what replayed presses have put
  // into it. https://developer.mozilla.org/en-US/docs/Web/API/Navigation/activation
  delete self.Navigation?.prototype.activation

  let gone
  addEventListener('hashchange', ({ newURL }) => {
    gone = new URL(newURL)
  })
  const goThere = () => {
    // Only the hash: the search may have changed the query meanwhile.
    if (gone) history.replaceState(history.state, '', gone.hash || location.pathname + location.search)
  }
  // Before early-presses.js (page-script.js calls it later), whose replayed presses may take the section away again.
  addEventListener('live', goThere, { once: true })
}
