// Stands in the head of every exported page, word for word the same, so that a policy can name it. Keeps what is pressed
// from the first moment, and fetches the loader when the words have been painted, so that it is never in their way.
// The adapter puts the loader's address in place of LOADER.

/** A global name: the loader reads it, and early-presses.js takes it away once the page is live. */
var presses = []
{
  const keep = (press) => presses?.push(press)
  // Before React hears of them: it ends what it cannot answer yet.
  addEventListener('click', keep, true)
  addEventListener('keydown', keep, true)

  // 0 where the page is opened anew, and not where it was left (components/layout/unread-parts.css). The newer way to
  // ask takes three times the bytes.
  document.head.dataset.navigation = performance.navigation.type

  let again = ''
  const fetchLoader = () =>
    import(LOADER + again).catch(() => {
      // The connection is lost. Browsers keep a failed module in mind, so it is asked for by another address, and after
      // a longer wait each time.
      again += '?'
      setTimeout(fetchLoader, 3000 * again.length)
    })
  // A reader who comes from another page of this site has loader and fonts already, and shall not see the fonts change.
  if (document.referrer.match(origin)) fetchLoader()
  else {
    // Firefox tells of no paint where it opens a page further down: at a section, or where it was scrolled to before a
    // reload. Where it does, the module is there already.
    addEventListener('load', () => setTimeout(fetchLoader, 99))
    // Last, because it ends in an error where a visitor's settings have taken it away.
    new PerformanceObserver(fetchLoader).observe({ type: 'paint' })
  }
}
