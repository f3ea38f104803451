import { keepRules, rulesOf } from './kept-rules.js'
import { allowMarkup } from './trusted-types.js'
import { reloadOncePerVersion, reloadWhenOnline, restoreTypedValues } from './typed-values.js'

/**
 * Gives React the flight data with which it hydrates the page. The markup that this data borrows from the page is
 * filled in here, see borrowed-markup.mjs.
 * @param {string} flight
 * @param {number} count how many elements it borrows
 */
export function feedFlight(flight, count) {
  restoreTypedValues()
  let page = document
  // Either the connection broke before the end of the page, or an extension has removed or duplicated elements.
  if (marked(page).length !== count) {
    try {
      page = pageAsSent()
    } catch (error) {
      // A TypeError means that the Trusted Types policy of an extension refuses our markup, which waiting would not
      // change. Otherwise the connection is still broken.
      if (error instanceof TypeError) reloadOncePerVersion()
      else reloadWhenOnline()
      return
    }
  }
  keepRules(rulesOf(document) ?? rulesOf(page))
  const still = marked(page)
  // The host has deployed another version meanwhile.
  if (still.length !== count) {
    reloadOncePerVersion()
    return
  }
  const fill = (_, number) => {
    const markup = still[number].innerHTML
    allowMarkup(markup)
    // In flight data, a string that begins with a dollar sign is a reference; two signs escape it.
    return JSON.stringify(markup.replace(/^\$/, '$$$$')).slice(1, -1)
  }
  self.__next_f.push([1, flight.replace(/\\u0001(\d+)\\u0001/g, fill)])
}

const marked = (page) => page.querySelectorAll('[data-still]')

/** Synchronous, because Next accepts no flight data later than this. */
function pageAsSent() {
  const request = new XMLHttpRequest()
  request.open('GET', location.href, false)
  request.send()
  allowMarkup(request.responseText)
  return new DOMParser().parseFromString(request.responseText, 'text/html')
}
