// Stands in every exported page and loads React on the reader's first sign of intent. Written to
// `_next/static/` by the hydration adapter; keep it under 1,000 bytes compressed (a test counts).
;(() => {
  const { scripts, when, query } = document.currentScript.dataset
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']
  const listen = { capture: true, passive: true }
  let waiting = scripts.split(' ')
  /** The last press that only React can answer; it is done again once the page is live. */
  let kept

  // Chunks of our own are the only script addresses, and the empty tag that React writes to make scripts inert is the
  // only markup, that may pass through a string. https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, location.href).href.startsWith(`${location.origin}/_next/static/`) ? url : null,
    createHTML: (html) => (html === '<script></script>' ? html : null),
  })

  const load = () => {
    for (const sign of signs) removeEventListener(sign, load, listen)
    const sources = waiting
    waiting = []
    for (const source of sources) {
      const script = document.createElement('script')
      script.src = source
      script.async = false
      // A lost connection: what failed is asked for again at the next sign.
      script.onerror = () => {
        script.remove()
        waiting.push(source)
        arm()
      }
      document.head.append(script)
    }
  }
  const arm = () => {
    for (const sign of signs) addEventListener(sign, load, listen)
  }
  const keep = ({ type, key, target }) => {
    const press = type === 'click' ? target.closest?.('button:not([popovertarget])') : key === 'F8' && key
    kept = press || kept
  }

  addEventListener('click', keep, true)
  addEventListener('keydown', keep, true)
  addEventListener(
    'live',
    () => {
      removeEventListener('click', keep, true)
      removeEventListener('keydown', keep, true)
      if (kept === 'F8')
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', code: 'F8', bubbles: true }))
      else kept?.click()
    },
    { once: true },
  )

  const asked = new URLSearchParams(location.search)
  if (when === 'now' || query?.split(' ').some((name) => asked.has(name))) load()
  else arm()
})()
