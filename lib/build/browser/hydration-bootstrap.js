// Inlined in the head of every exported page, identical everywhere, so that one policy hash covers it. It records
// presses from the first moment on and fetches the loader once the text has been painted, so that it never delays the
// text. The adapter replaces LOADER with the loader's address.

/** Global, because the loader reads it and early-presses.js clears it once the page is live. */
var presses = []
{
  const keep = (press) => presses?.push(press)
  // In the capture phase on the window: React stops the propagation of what it cannot answer yet.
  addEventListener('click', keep, true)
  addEventListener('keydown', keep, true)

  // 0 if the page is opened afresh, not where it was left (components/layout/content-visibility.css). The API that
  // replaces this deprecated one takes three times the bytes; a browser may drop this one.
  document.head.dataset.navigation = performance.navigation?.type

  let again = ''
  const fetchLoader = () =>
    import(LOADER + again).catch(() => {
      // The connection is lost. Browsers remember that a module failed, so each retry uses another address, after a
      // longer wait.
      again += '?'
      setTimeout(fetchLoader, 3000 * again.length)
    })
  // A reader who comes from another page of this site has the loader and the fonts in the cache, and should not see the
  // fonts change.
  if (document.referrer.match(origin)) fetchLoader()
  else {
    // Firefox reports no paint when a page opens further down, at a section or where it was scrolled to before a
    // reload. Where it does report one, the module is imported already.
    addEventListener('load', () => setTimeout(fetchLoader, 99))
    // Last, because it throws where a visitor's settings have removed it.
    new PerformanceObserver(fetchLoader).observe({ type: 'paint' })
  }
}
