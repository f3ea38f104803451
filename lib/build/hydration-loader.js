// Stands in every exported page and loads React on the reader's first sign of intent. Written to `_next/static/` by the
// hydration adapter, minified; keep that under 1,000 bytes compressed (a test counts).
;(() => {
  const {
    src,
    dataset: { scripts, when, query },
  } = document.currentScript
  const chunks = `${location.origin}/_next/static/`
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']
  const listen = { capture: true, passive: true }
  let waiting = scripts.split(' ')
  /** The last press that only React can answer; it is done again once the page is live. */
  let kept
  /** Where a link to a section has led meanwhile; the router, which read the address before, puts the old one back. */
  let gone

  // The words come first: fonts are fetched when the page has been painted, and change it once, when all of them are
  // there. Where this file was in the browser's cache, they most likely are, too, and nothing has to wait.
  const style = document.querySelector('style[media^="("]')
  const dress = () => {
    style.media = 'all'
  }
  if (performance.getEntriesByName(src)[0]?.transferSize === 0) dress()
  else
    requestAnimationFrame(() =>
      setTimeout(() => Promise.allSettled(Array.from(document.fonts, (font) => font.load())).then(dress)),
    )

  // What may pass through a string: chunks of our own as addresses; as markup, nothing, the empty tag that React writes
  // to make scripts inert, and what the page shows already (flight-feeder.js); as a script, data. React asks for the last two
  // where something has changed the page before it came alive, and draws it anew.
  // https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href.startsWith(chunks) ? url : null),
    createHTML: (html) => (!html || html === '<script></script>' || self.borrowed?.has(html) ? html : null),
    // Throws at anything else.
    createScript: (data) => JSON.parse(data) && data,
  })

  const load = () => {
    for (const sign of signs) removeEventListener(sign, load, listen)
    const sources = waiting
    waiting = []
    for (const source of sources) {
      const script = document.createElement('script')
      script.src = source
      script.async = false
      script.onerror = () => {
        script.remove()
        waiting.push(source)
      }
      document.head.append(script)
    }
  }
  const arm = () => {
    for (const sign of signs) addEventListener(sign, load, listen)
  }

  /** What a person types here; passwords are no part of it. */
  const fields = () => document.querySelectorAll('[type=email],[type=search],[inputmode=decimal]')

  // A chunk of this page did not arrive, be it one of the list or one that React asked for. A host that answers 404 has
  // thrown it away with a deploy: the page is loaded afresh and takes along what was typed. It does so once for each
  // version of itself, so that a chunk missing for good does not send it round in circles. Anything else is a lost
  // connection: what failed is asked for again at the next sign.
  const recover = async ({ target }) => {
    const address = target.src ?? target.href
    if (!address?.startsWith(chunks)) return
    const { status } = await fetch(address, { method: 'HEAD' }).catch(() => ({}))
    if (status !== 404) return arm()
    try {
      if (sessionStorage.renewed === scripts) return
      sessionStorage.renewed = scripts
      sessionStorage.typed = JSON.stringify(Array.from(fields(), ({ value }) => value))
      location.reload()
    } catch {
      // The visitor blocks storage: nothing would end the circle, so it is not begun.
    }
  }
  addEventListener('error', recover, true)

  // Going back needs no React. A tab without a history follows the link, and so does a press for another tab.
  addEventListener('click', (press) => {
    const forAnotherTab = press.ctrlKey || press.metaKey || press.shiftKey
    if (!press.target.closest?.('[data-back]') || forAnotherTab || history.length < 2) return
    press.preventDefault()
    history.back()
  })

  const keep = ({ key, target }) => {
    kept = (key ? key === 'F8' && key : target.closest?.('button:not([popovertarget])')) || kept
  }
  addEventListener('click', keep, true)
  addEventListener('keydown', keep, true)
  addEventListener('hashchange', ({ newURL }) => {
    gone = newURL
  })
  addEventListener(
    'live',
    () => {
      if (gone) history.replaceState(history.state, '', gone)
      if (kept === 'F8') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }))
      else kept?.click()
    },
    { once: true },
  )

  /** What was typed into this page before it was loaded afresh, as JSON. */
  let typed
  try {
    typed = sessionStorage.typed
    delete sessionStorage.typed
  } catch {
    // The visitor blocks storage.
  }
  const putBack = () => {
    const values = JSON.parse(typed)
    const now = [...fields()]
    // The new version may ask for something else.
    if (values.length === now.length) for (const field of now) field.value = values.shift()
    load()
  }
  if (typed && document.readyState === 'loading') addEventListener('DOMContentLoaded', putBack)
  else if (typed) putBack()
  else if (when === 'now' || (query && location.search.match(query))) load()
  else arm()
})()
