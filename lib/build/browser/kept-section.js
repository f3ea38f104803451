/** Keeps the section a link has led to meanwhile: the router, which reads the address first, puts the old one back. */
export function keepSection() {
  let gone
  const note = ({ newURL }) => {
    gone = newURL
  }
  addEventListener('hashchange', note)
  const goThere = () => {
    removeEventListener('hashchange', note)
    if (gone) history.replaceState(history.state, '', gone)
  }
  // Before the loader does the last press again, which may change the address, too.
  addEventListener('live', goThere, { capture: true, once: true })
}
