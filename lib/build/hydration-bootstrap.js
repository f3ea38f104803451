// Stands in the head of every exported page, word for word the same, so that a policy can name it. Keeps what is pressed
// from the first moment, and fetches the loader when the words have been painted, so that it is never in their way.
// The adapter puts the loader's address in place of LOADER.
// A global name: the loader reads it.
var presses = []
self.onclick = self.onkeydown = (press) => presses.push(press)
{
  const fetchLoader = () => import(LOADER)
  // Who comes from another page of this site has loader and fonts already, and shall not see the fonts change.
  if (document.referrer.startsWith(origin)) fetchLoader()
  else new PerformanceObserver(fetchLoader).observe({ type: 'paint' })
}
