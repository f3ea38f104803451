/** What a person types into, except passwords. */
const fieldsOf = () => document.querySelectorAll('[inputmode]')

/**
 * Loads the page afresh, with what was typed until the new one begins to come (hydration-loader.js does the same), and has
 * that come alive at once.
 */
function reload() {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.typed = JSON.stringify(Array.from(fieldsOf(), ({ value }) => value))
    } catch {
      // The visitor blocks storage.
    }
  })
  location.reload()
}

/** Once for each version of the page, as in hydration-loader.js: something may change the page on its way every time. */
export function reloadOncePerVersion() {
  const { scripts } = document.querySelector('[data-scripts]').dataset
  try {
    if (sessionStorage.renewed === scripts) return
    sessionStorage.renewed = scripts
  } catch {
    return
  }
  reload()
}

let pause = 3000

/** What is there can be read meanwhile. */
export function reloadWhenOnline() {
  fetch(location.href, { cache: 'reload' })
    .then((answer) => answer.text())
    .then(reload)
    .catch(() => {
      setTimeout(reloadWhenOnline, pause)
      pause *= 2
    })
}

/** What was typed before the page was loaded afresh. */
export function restoreTypedValues() {
  try {
    const typed = JSON.parse(sessionStorage.typed)
    delete sessionStorage.typed
    // Where the fresh load had no script either, this may be another page.
    if (performance.getEntriesByType('navigation')[0].type !== 'reload') return
    const fields = fieldsOf()
    // The new version may ask for something else.
    if (typed.length !== fields.length) return
    for (const field of fields) {
      const value = typed.shift()
      // What stands there by now was typed later, or the browser has put it back.
      if (field.value === field.defaultValue) field.value = value
    }
  } catch {
    // Nothing was typed, or the visitor blocks storage.
  }
}
