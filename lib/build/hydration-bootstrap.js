// Stands in the head of every exported page, word for word the same, so that a policy can name it. Keeps what is pressed
// from the first moment, and fetches the loader when the words have been painted, so that it is never in their way.
// The adapter puts the loader's address in place of LOADER.

// A global name: the loader reads it.
var presses = []
// biome-ignore lint/suspicious/noGlobalAssign: properties of the window that are there to be set.
onclick = onkeydown = (press) => presses.push(press)
{
  let again = ''
  const fetchLoader = () =>
    import(LOADER + again).catch(() => {
      // The connection is lost. Browsers keep a failed module in mind, so it is asked for by another address.
      again += '?'
      setTimeout(fetchLoader, 3000)
    })
  // Who comes from another page of this site has loader and fonts already, and shall not see the fonts change.
  if (document.referrer.startsWith(origin)) fetchLoader()
  else new PerformanceObserver(fetchLoader).observe({ type: 'paint' })
}
