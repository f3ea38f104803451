// Opens each page's own script: hands React the tree it takes the page over with. What the tree borrows from the page is
// read here, see borrowed-markup.mjs; the adapter puts the tree in place of FLIGHT and the highest number in place of LAST.
;((flight, last) => {
  /** Where a link to a section has led meanwhile; the router, which reads the address first, puts the old one back. */
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
  /** What was typed before the loader had the page loaded afresh. */
  const putBack = () => {
    try {
      const typed = JSON.parse(sessionStorage.typed)
      delete sessionStorage.typed
      const fields = document.querySelectorAll('[inputmode]')
      // The new version may ask for something else.
      if (typed.length === fields.length) for (const field of fields) field.value = typed.shift()
    } catch {
      // Nothing was typed, or the visitor blocks storage.
    }
  }
  const feed = () => {
    putBack()
    const still = {}
    for (const element of document.querySelectorAll('[data-still]')) still[element.dataset.still] ??= element
    // The connection broke before the end of the page: what is there can be read, and React would blank out the rest. One
    // element alone may have been taken off by an extension.
    if (last >= 0 && !still[last] && !still[last - 1]) return
    /** Markup that may be written: nothing, the tag by which React makes scripts inert, and what the page shows already. */
    self.borrowed = new Set(['', '<script></script>'])
    const fill = (_, number) => {
      const markup = still[number]?.innerHTML ?? ''
      self.borrowed.add(markup)
      // In the tree, a text that begins with a dollar sign would be a reference.
      return JSON.stringify(markup.replace(/^\$/, '$$$$')).slice(1, -1)
    }
    self.__next_f.push([1, flight.replace(/\\u0001(\d+)\\u0001/g, fill)])
  }
  // On a slow line React can be here before the end of the page; Next waits for more until the page has been read.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', feed, { once: true })
  else feed()
})(FLIGHT, LAST)
