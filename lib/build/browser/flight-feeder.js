import { keepRules, rulesOf } from './kept-rules.js'
import { allowMarkup } from './trusted-types.js'
import { reloadOncePerVersion, reloadWhenOnline, restoreTypedValues } from './typed-values.js'

/**
 * Hands React the tree with which it takes the page over. What the tree borrows from the page is read here, see
 * borrowed-markup.mjs.
 * @param {string} flight
 * @param {number} count of the elements it borrows
 */
export function feedFlight(flight, count) {
  restoreTypedValues()
  let page = document
  // The connection broke before the end of the page, or an extension took something off it or put it there twice.
  if (marked(page).length !== count) {
    try {
      page = pageAsSent()
    } catch (error) {
      // An extension's policy may refuse markup; no other line would change that. Else it is the same dead line.
      if (error instanceof TypeError) reloadOncePerVersion()
      else reloadWhenOnline()
      return
    }
  }
  keepRules(rulesOf(document) ?? rulesOf(page))
  const still = marked(page)
  // The host has another version by now.
  if (still.length !== count) {
    reloadOncePerVersion()
    return
  }
  const fill = (_, number) => {
    const markup = still[number].innerHTML
    allowMarkup(markup)
    // In the tree, a text that begins with a dollar sign would be a reference.
    return JSON.stringify(markup.replace(/^\$/, '$$$$')).slice(1, -1)
  }
  self.__next_f.push([1, flight.replace(/\\u0001(\d+)\\u0001/g, fill)])
}

const marked = (page) => page.querySelectorAll('[data-still]')

/** At once, because Next takes no tree later than this. */
function pageAsSent() {
  const request = new XMLHttpRequest()
  request.open('GET', location.href, false)
  request.send()
  allowMarkup(request.responseText)
  return new DOMParser().parseFromString(request.responseText, 'text/html')
}
