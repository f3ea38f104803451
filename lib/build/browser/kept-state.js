import { noteRules } from './kept-rules.js'

/**
 * If something has changed the page before hydration, such as a translator or an extension, React redraws it. This
 * carries over what the reader has done on the old page.
 */
export function keepState() {
  let putBack
  // React removes the old page with this method, child by child of head and body, and no event is fired before that.
  function removeChild(child) {
    if (!putBack) {
      putBack = noteState()
      // Runs after React has drawn the page and before effects of components read what is on it.
      queueMicrotask(() => {
        putBack()
        putBack = null
      })
    }
    return Node.prototype.removeChild.call(this, child)
  }
  document.head.removeChild = document.body.removeChild = removeChild
}

/** @returns a function that restores the noted state if the page has been redrawn by then */
function noteState() {
  const { activeElement: focused, body, head } = document
  const main = document.querySelector('main')
  const elements = body.querySelectorAll('*')
  const inHead = Array.from(head.children)
  // `:is()` ignores selectors that a browser does not know.
  const opened = document.querySelector(':is(:popover-open)')
  const copyAttributes = noteAttributes()
  const copyRules = noteRules()
  const scrollBack = notePlace(focused)

  return () => {
    // The page is still the old one: an extension has only removed something of its own.
    if (main?.isConnected) return
    copyAttributes()
    // The flight data does not contain the head, see lean-flight.mjs.
    head.append(...inHead.filter((element) => !element.isConnected))
    copyRules()
    const renewed = renew(elements)
    // By a press on its button, beside which a definition is shown.
    if (opened) body.querySelector(`[popovertarget="${opened.id}"]`)?.click()
    focusAgain(focused, renewed.get(focused))
    presses?.forEach(({ type, target }, index) => {
      const fresh = type === 'click' && renewed.get(target.closest('a,button,input'))
      if (fresh) presses[index] = { type, target: fresh }
    })
    scrollBack(renewed)
  }
}

/**
 * The attributes of html and body: the mark that the fonts have loaded (hydration-loader.js), a translator's language,
 * a theme.
 */
function noteAttributes() {
  const attributes = [document.documentElement, document.body].flatMap((root) =>
    Array.from(root.attributes, ({ name, value }) => [root, name, value]),
  )
  return () => {
    // The page's policy refuses `style` attributes.
    for (const [root, name, value] of attributes)
      if (name === 'style') root.style = value
      else root.setAttribute(name, value)
  }
}

/** Elements by which the scroll position is kept: the new page may be higher or lower around them. */
const anchors = 'p,li,h1,h2,h3,td,dt,dd,label,summary,input'

/** @param {Element} focused the anchor, if it is in the window; otherwise an element near the middle of it is */
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
    // Everything above gets its height first (content-visibility.css).
    document.head.dataset.navigation = 'drawn'
    scrollBy({ top: topOf(renewed.get(anchor)) - top, behavior: 'instant' })
  }
}

/**
 * Carries over what was typed, ticked and opened on the old page.
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
    // An element that is still in the document was moved there with a calculator.
    const fresh = element.isConnected ? element : drawn[nameOf(element)]?.shift()
    if (!fresh) continue
    renewed.set(element, fresh)
    // A calculator is hydrated by a root of its own, so its content is moved as it is. Text follows each, unless the
    // connection broke before: then only a part of it may be there, and it is drawn anew.
    if (fresh.matches('.calculator-place') && element.nextElementSibling) fresh.append(...element.childNodes)
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
  // Email and date inputs have no selection, and setting one is an error.
  if (Number.isInteger(selectionStart)) fresh?.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Matches elements of the old page with those of the new: the first of a name is the first of that name again. An
 * element with an id has no other name, because an extension may have added a class. Checkboxes have no id, but their
 * list does, which tells them from fields of an extension.
 */
const nameOf = (element) =>
  `${element.tagName}${element.id || [element.className, element.href, element.closest('fieldset')?.id]}`
