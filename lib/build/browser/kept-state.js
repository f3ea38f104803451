import { noteRules } from './kept-rules.js'

/**
 * Where something has changed the page before it is live, such as a translator or an extension, React draws it anew. What
 * the reader has done with the old page goes over to the new one.
 */
export function keepState() {
  let putBack
  // By this React takes the old page away, a child of head and body at a time, and nothing tells of it sooner.
  function removeChild(child) {
    if (!putBack) {
      putBack = noteState()
      // When React has drawn the page, and before effects of components take over what they find in it.
      queueMicrotask(() => {
        putBack()
        putBack = null
      })
    }
    return Node.prototype.removeChild.call(this, child)
  }
  document.head.removeChild = document.body.removeChild = removeChild
}

/** @returns what puts it back, where the page has been drawn anew by then */
function noteState() {
  const { activeElement: focused, body, head } = document
  const main = document.querySelector('main')
  const elements = body.querySelectorAll('*')
  const inHead = Array.from(head.children)
  // Of what stands in these brackets a browser may know nothing.
  const opened = document.querySelector(':is(:popover-open)')
  const copyAttributes = noteAttributes()
  const copyRules = noteRules()
  const scrollBack = notePlace(focused)

  return () => {
    // An extension has taken something of its own away.
    if (main?.isConnected) return
    copyAttributes()
    // The tree of the page has nothing of it, see lean-flight.mjs.
    head.append(...inHead.filter((element) => !element.isConnected))
    copyRules()
    const renewed = renew(elements)
    // By its button, at which a definition stands.
    if (opened) body.querySelector(`[popovertarget="${opened.id}"]`)?.click()
    focusAgain(focused, renewed.get(focused))
    presses?.forEach(({ type, target }, index) => {
      const fresh = type === 'click' && renewed.get(target.closest('a,button,input'))
      if (fresh) presses[index] = { type, target: fresh }
    })
    scrollBack(renewed)
  }
}

/** Those of html and body: that the page has its fonts (hydration-loader.js), a translator's language, a theme. */
function noteAttributes() {
  const attributes = [document.documentElement, document.body].flatMap((root) =>
    Array.from(root.attributes, ({ name, value }) => [root, name, value]),
  )
  return () => {
    // The page's policy lets no attribute for style in.
    for (const [root, name, value] of attributes)
      if (name === 'style') root.style = value
      else root.setAttribute(name, value)
  }
}

/** What may hold the page's place in the window: around it the new one may be higher or lower. */
const anchors = 'p,li,h1,h2,h3,td,dt,dd,label,summary,input'

/** @param {Element} focused stands for the place if it is in the window, else what is near the middle of it */
function notePlace(focused) {
  const topOf = (element) => element.getBoundingClientRect().top
  const seen = [0.3, 0.4, 0.5, 0.6].map((part) =>
    document.elementFromPoint(innerWidth / 2, innerHeight * part),
  )
  const anchor = [focused, ...seen]
    .map((element) => element?.closest(anchors))
    .find((element) => element && topOf(element) > 0 && topOf(element) < innerHeight)
  const top = anchor && topOf(anchor)
  return (renewed) => {
    if (!scrollY || !renewed.has(anchor)) return
    // All above has its height before (unread-parts.css).
    document.head.dataset.navigation = 'drawn'
    scrollBy({ top: topOf(renewed.get(anchor)) - top, behavior: 'instant' })
  }
}

/**
 * Gives the new page what was typed, ticked and opened on the old one.
 * @returns {Map<Element, Element>} the new element for each old one that has one
 */
function renew(elements) {
  const drawn = {}
  for (const element of document.body.querySelectorAll('*')) {
    const name = nameOf(element)
    drawn[name] ??= []
    drawn[name].push(element)
  }
  const renewed = new Map()
  for (const element of elements) {
    // What is on the page again has moved with a calculator.
    const fresh = element.isConnected ? element : drawn[nameOf(element)]?.shift()
    if (!fresh) continue
    renewed.set(element, fresh)
    // React leaves a calculator to a root of its own, which takes over what stands in it.
    if (fresh.matches('.calculator-place')) fresh.append(...element.childNodes)
    if (element.matches('details')) fresh.open = element.open
    if (element.matches('input')) {
      fresh.value = element.value
      fresh.checked = element.checked
    }
  }
  return renewed
}

function focusAgain({ selectionStart, selectionEnd }, fresh) {
  fresh?.focus({ preventScroll: true })
  // Of an email or a day there is none, and setting it is an error.
  if (Number.isInteger(selectionStart)) fresh?.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Of things of one name, the first on the old page is the first on the new one, too. What bears an id has no other name: an
 * extension may have given it a class. Boxes bear none, but their list does, and a field of an extension is not in it.
 */
const nameOf = (element) =>
  `${element.tagName}${element.id || [element.className, element.href, element.closest('fieldset')?.id]}`
