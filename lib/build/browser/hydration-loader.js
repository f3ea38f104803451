// Loads React on the reader's first sign of intent. Every exported page fetches it (hydration-bootstrap.js) from
// `_next/static/`, where the hydration adapter writes it, minified; keep the two together under 1,000 bytes compressed
// (a test counts).
const { scripts, atOnce } = document.querySelector('[data-scripts]').dataset
const files = '/_next/static/'
const waiting = scripts.split(' ')

const load = () => {
  for (const source of waiting.splice(0)) {
    const script = document.createElement('script')
    script.async = false
    // A path without the origin, by which chunks identify themselves.
    // biome-ignore lint/style/useTemplate: a template takes seven bytes more.
    script.src = files + 'chunks/' + source + '.js'
    // Marks the scripts of this list; React requests others itself.
    script.source = source
    document.head.append(script)
  }
}

/** Tells a reader whose press is waiting that there is no connection, in a popover, which needs no stylesheet. */
const sayNoConnection = () => {
  if (document.querySelector('[data-kept]') && !presses.note) {
    const note = document.createElement('p')
    note.role = 'alert'
    note.popover = ''
    note.style = 'margin:auto;padding:9px;border:solid'
    note.textContent = 'No connection yet…'
    document.body.append(note)
    note.showPopover()
    // Removed by early-presses.js.
    presses.note = note
  }
}

/** Undefined if the visitor blocks storage, or if an extension has made the page's policy. */
let storage
try {
  // Trusted Types. Script addresses may be those of our own files. HTML and code are needed only when React redraws a
  // page that something has changed; trusted-types.js, which arrives with React, decides which, and until then nothing
  // is allowed. If a browser extension has created the policy first, that one applies.
  // https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(files) ? url : null),
    createHTML: (html) => createHTML(html),
    createScript: (code) => createScript(code),
  })
  storage = sessionStorage
} catch {}

// A file of this page failed to load: a chunk of the list, one that React requested, or a stylesheet. If the host
// answers 404, a deploy has removed it: the page reloads itself and keeps what was typed, once for each version, so
// that a chunk that is missing for good causes no endless reloading. Anything else is a lost connection: failed chunks
// of the list are requested again at the next sign of intent, or after a while; React retries its own.
addEventListener(
  'error',
  async ({ target }) => {
    const address = target.src ?? target.href
    if (address?.startsWith(origin + files)) {
      // Past the cache, because some hosts let browsers cache a 404; the fresh answer replaces it.
      const answer = await fetch(address, { cache: 'reload' }).catch(() => 0)
      if (answer.status !== 404) {
        if (target.source) {
          waiting.push(target.source)
          setTimeout(load, 3000)
          sayNoConnection()
        }
      } else if (storage && storage.renewed !== scripts) {
        // No reload without storage, because nothing would end the loop.
        storage.renewed = scripts
        // Saved on leaving, because a person may type on until then. All fields that are typed into have an input mode,
        // except passwords; typed-values.js restores them.
        addEventListener('pagehide', () => {
          storage.typed = JSON.stringify(
            Array.from(document.querySelectorAll('[inputmode]'), (field) => field.value),
          )
        })
        location.reload()
      }
    }
  },
  true,
)

// What works without React: a link closes the menu that it is in, and "Go back" leads home in a tab without history.
// (The Navigation API knows more of the history, but excludes entries of other sites.)
addEventListener('click', ({ target, detail }) => {
  target.closest('a')?.closest('[popover]')?.hidePopover?.()
  // Shows that the press is being kept (app/globals.css) until hydration-signal.tsx removes the mark. A popover opens
  // without React.
  if (presses) target.closest('button:not([popovertarget])')?.setAttribute('data-kept', '')
  if (!target.closest('[data-back]')) return
  // Only once: not for the second click of a double click, and not again once the page is live.
  presses &&= []
  if (history.length < 2) location.href = '/'
  else if (detail < 2) history.back()
})

// Ordered so as to compress best.
for (const sign of 'focusin pointermove pointerdown scroll keydown click'.split(' '))
  addEventListener(sign, load, true)
// These count as a sign of intent: a press already made, a scrolled page, restored input, and a query that the page
// names. A page that opens where it was left may show a checklist, whose ticks should be there. Without such a query
// the pattern is a space, which no address contains.
if (presses[0] || scrollY || storage?.typed || location.search.match(atOnce ?? ' ')) load()

// The page switches from the fallback fonts once all fonts have loaded or failed. It switches at once in a hidden tab,
// and for a reader from another page of this site, who has the fonts in the cache and should not see them change.
// Otherwise some parts at a time, because changing the whole first view would block a slow phone for an eighth of a
// second. Articles are paragraphs and lists; the landing page is sections, which include their contents.
await Promise.allSettled(Array.from(document.fonts, (font) => font.load()))
if (!document.hidden && !document.referrer.match(origin)) {
  let changed = 0
  for (const part of document.querySelectorAll('p,li,section')) {
    part.dataset.fonts = ''
    // A macrotask: the timer calls the promise's `resolve`.
    if (!(++changed & 15)) await new Promise(setTimeout)
  }
}
// On the body, because Chromium restyles everything when variables of the root change. Whether the tab is visible
// decides if the rest of the page is laid out now (components/layout/content-visibility.css).
document.body.dataset.fonts = document.hidden
