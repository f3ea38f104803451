// Loads React on the reader's first sign of intent. Every exported page fetches it (hydration-bootstrap.js) from
// `_next/static/`, where the hydration adapter writes it, minified; keep the two together under 1,000 bytes compressed
// (a test counts).
const { scripts, atOnce } = document.querySelector('[data-scripts]').dataset
const files = '/_next/static/'
let waiting = scripts.split(' ')

const load = () => {
  const sources = waiting
  waiting = []
  for (const source of sources) {
    const script = document.createElement('script')
    // Chunks know themselves by this path, without the origin.
    // biome-ignore lint/style/useTemplate: with a template, loader and page script take more than 1,000 bytes.
    script.src = files + 'chunks/' + source + '.js'
    script.async = false
    // Tells the scripts of the list from those that React asks for.
    script.source = source
    document.head.append(script)
  }
}

/** Tells whoever has pressed a button why nothing happens, in a popover, which needs no rules of ours. */
const sayNoConnection = () => {
  if (document.querySelector('[data-kept]') && !presses.note) {
    const note = document.createElement('p')
    note.role = 'alert'
    note.popover = ''
    note.style = 'margin:auto;padding:9px;border:solid'
    note.textContent = 'No connection yet…'
    document.body.append(note)
    note.showPopover()
    // early-presses.js takes it away.
    presses.note = note
  }
}

/** Nothing where the visitor blocks storage, or something else has made the page's policy. */
let storage
try {
  // What may pass through a string: files of our own as addresses. Markup and scripts are written by React alone, where
  // something has changed the page before it came alive and it draws it anew; trusted-types.js, which comes with it,
  // says which, and until then none may. A browser's extension may have made such a policy first: then that one says.
  // https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(files) ? url : null),
    createHTML: (html) => createHTML(html),
    createScript: (code) => createScript(code),
  })
  storage = sessionStorage
} catch {}

// A file of this page did not arrive: a chunk of the list, one that React asked for, or rules. A host that answers 404 has
// thrown it away with a deploy: the page is loaded afresh and takes along what was typed. It does so once for each
// version of itself, so that a chunk missing for good does not send it round in circles. Anything else is a lost
// connection: what failed of the list is asked for again at the next sign, or by itself; React asks for its own.
addEventListener(
  'error',
  async ({ target }) => {
    const address = target.src ?? target.href
    if (address?.startsWith(origin + files)) {
      // Some hosts let a browser keep their 404, too; so nobody's memory is asked, and what comes is kept instead.
      const answer = await fetch(address, { cache: 'reload' }).catch(() => 0)
      if (answer.status !== 404) {
        if (target.source) {
          waiting.push(target.source)
          setTimeout(load, 3000)
          sayNoConnection()
        }
      } else if (!storage || storage.renewed === scripts) {
        // Without storage nothing would end the circle, so it is not begun. (The opposite as a condition takes more bytes.)
      } else {
        storage.renewed = scripts
        // Until the new page begins to come, a person may type on. What they type into has such a mode, except passwords;
        // typed-values.js puts it back.
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

// What needs no React. A link closes the menu that it stands in. Going back goes home in a tab without a history. (The
// Navigation API knows more of the history, but counts no page of another site as one to go back to.)
addEventListener('click', ({ target, detail }) => {
  target.closest('a')?.closest('[popover]')?.hidePopover?.()
  // Shows that the press was heard (app/globals.css); hydration-signal.tsx takes it away. A popover opens without React.
  if (presses) target.closest('button:not([popovertarget])')?.setAttribute('data-kept', '')
  if (!target.closest('[data-back]')) return
  // Once is enough: of a double click, and not again when the page is live.
  presses &&= []
  if (history.length < 2) location.href = '/'
  else if (detail < 2) history.back()
})

// In this order they compress best.
for (const sign of ['focusin', 'pointermove', 'keydown', 'pointerdown', 'scroll', 'click'])
  addEventListener(sign, load, true)
// A page that opens where it was left, or at a section, has had its sign: a reader who looks at a checklist there shall not
// find the boxes of earlier ticks empty. A page that does not say when it is loaded at once never is: no address has a
// space.
if (presses[0] || scrollY || storage?.typed || location.search.match(atOnce ?? ' ')) load()

// The page changes to its fonts when all of them have come or failed: at once where the reader is not looking, or comes
// from another page of this site, has the fonts and shall not see them change; else some parts at a time, because the
// whole first view would keep a slow phone from answering for an eighth of a second. Articles are paragraphs and lists;
// the landing page is sections, each of which takes along what stands in it.
await Promise.allSettled(Array.from(document.fonts, (font) => font.load()))
if (!document.hidden && !document.referrer.match(origin)) {
  let changed = 0
  for (const part of document.querySelectorAll('p,li,section')) {
    part.dataset.fonts = ''
    // Until the timer calls the promise's `resolve`.
    if (!(++changed & 15)) await new Promise(setTimeout)
  }
}
// Not the root: Chromium styles everything anew where variables of the root change. Whether somebody sees it decides if
// the rest of the page is laid out now (components/layout/unread-parts.css).
document.body.dataset.fonts = document.hidden
