// Opens each page's own script: hands React the tree it takes the page over with. What the tree borrows from the page is
// read here, see borrowed-markup.mjs; the adapter puts the tree in place of FLIGHT.
;((flight) => {
  const feed = () => {
    const still = document.querySelectorAll('[data-still]')
    /** Markup that may be written again, because the page came with it. */
    self.borrowed = new Set()
    const fill = (_, number) => {
      const markup = still[number]?.innerHTML ?? ''
      self.borrowed.add(markup)
      // In the tree, a text that begins with a dollar sign would be a reference.
      return JSON.stringify(markup.replace(/^\$/, '$$$$')).slice(1, -1)
    }
    self.__next_f.push([1, flight.replace(/\\u0001(\d+)\\u0001/g, fill)])
  }
  // On a slow line React can be here before the end of the page is.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', feed)
  else feed()
})(FLIGHT)
