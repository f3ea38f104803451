// Opens each page's own script: hands React the tree it takes the page over with. What the tree borrows from the page is
// read here, see borrowed-markup.mjs; the adapter puts the tree in place of FLIGHT and the number of those elements in
// place of COUNT.
;((flight, count) => {
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

  // At each of these, React would take the rest of the page over in one go and then end the event, which it cannot answer
  // yet. So it does not hear of them until the page is live: what only React can answer is kept by then, and the loader,
  // which listens further out, answers links and the way back.
  const keepFromReact = (event) => {
    const isForLoader = event.type === 'click' && event.target.closest('a,[data-back]')
    if (self.presses && !isForLoader) event.stopPropagation()
  }
  for (const name of (
    'pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup click ' +
    'keydown keypress keyup input textInput compositionstart compositionend change submit'
  ).split(' '))
    addEventListener(name, keepFromReact, true)

  // Where React draws the page anew, it takes the sign away that all of the page has its fonts (hydration-loader.js).
  const root = document.documentElement
  new MutationObserver(() => {
    root.dataset.fonts ??= ''
  }).observe(root, { attributeFilter: ['data-fonts'] })

  /** What was typed before the loader had the page loaded afresh. */
  const putBack = () => {
    try {
      const typed = JSON.parse(sessionStorage.typed)
      delete sessionStorage.typed
      // Where the fresh load had no script either, this may be another page.
      if (performance.getEntriesByType('navigation')[0].type !== 'reload') return
      const fields = document.querySelectorAll('[inputmode]')
      // The new version may ask for something else.
      if (typed.length === fields.length) for (const field of fields) field.value = typed.shift()
    } catch {
      // Nothing was typed, or the visitor blocks storage.
    }
  }
  const marked = (page) => page.querySelectorAll('[data-still]')
  /**
   * Asks for the file with all rules of a long page (page-styles.mjs). Where React draws the page anew, it goes with the
   * old one, and on a bad line the file may not have come; nothing else would ask for it again.
   */
  let rest
  const restOf = (page) => page.querySelector('[data-first-view-end] link')
  const hasRest = () => {
    try {
      return rest.sheet.cssRules.length > 0
    } catch {
      // A stylesheet that is nowhere on the page has no rules, and one that did not come does not show any.
      return false
    }
  }
  let wait = 3000
  const putRestBack = () => {
    if (!rest || hasRest()) return
    rest.onerror = () => {
      setTimeout(putRestBack, wait)
      wait *= 2
    }
    document.head.append(rest)
  }
  addEventListener('live', () => {
    // Browsers that do not wait for it may be here before it.
    if (document.readyState === 'complete') putRestBack()
    else addEventListener('load', putRestBack)
  })
  /** At once, because Next takes no tree later than this. */
  const pageAsSent = () => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href, false)
    request.send()
    self.borrowed = new Set([request.responseText])
    return new DOMParser().parseFromString(request.responseText, 'text/html')
  }
  /** Loads the page afresh, with what was typed (hydration-loader.js does the same), and has that come alive at once. */
  const reload = () => {
    try {
      const fields = document.querySelectorAll('[inputmode]')
      sessionStorage.typed = JSON.stringify(Array.from(fields, ({ value }) => value))
    } catch {
      // The visitor blocks storage.
    }
    location.reload()
  }
  let pause = 3000
  /** What is there can be read meanwhile. */
  const reloadOnceThereIsALine = () =>
    fetch(location.href, { cache: 'reload' })
      .then((answer) => answer.text())
      .then(reload)
      .catch(() => {
        setTimeout(reloadOnceThereIsALine, pause)
        pause *= 2
      })
  const feed = () => {
    putBack()
    let still = marked(document)
    rest = restOf(document)
    // The connection broke before the end of the page, or an extension took something off it or put it there twice.
    if (still.length !== count) {
      try {
        const sent = pageAsSent()
        still = marked(sent)
        rest ??= restOf(sent)
      } catch {
        // The same dead line, as a rule.
        reloadOnceThereIsALine()
        return
      }
    }
    if (still.length !== count) return
    /** Markup that may be written: nothing, the tag by which React makes scripts inert, and what the page shows already. */
    self.borrowed = new Set(['', '<script></script>'])
    const fill = (_, number) => {
      const markup = still[number].innerHTML
      self.borrowed.add(markup)
      // In the tree, a text that begins with a dollar sign would be a reference.
      return JSON.stringify(markup.replace(/^\$/, '$$$$')).slice(1, -1)
    }
    self.__next_f.push([1, flight.replace(/\\u0001(\d+)\\u0001/g, fill)])
  }
  // On a slow line React can be here before the end of the page; Next waits for more until the page has been read.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', feed, { once: true })
  else feed()
})(FLIGHT, COUNT)
