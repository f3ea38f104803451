/** The fields that a person types into, except passwords. */
const fieldsOf = () => document.querySelectorAll('[inputmode]')

/**
 * Reloads the page and keeps what is typed until it is left (as hydration-loader.js does); the new page hydrates at
 * once.
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

/** Once for each version, as in hydration-loader.js: a proxy or an extension may change the page every time. */
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

/** Meanwhile, the part of the page that has arrived can be read. */
export function reloadWhenOnline() {
  fetch(location.href, { cache: 'reload' })
    .then((answer) => answer.text())
    .then(reload)
    .catch(() => {
      setTimeout(reloadWhenOnline, pause)
      pause *= 2
    })
}

/** Restores what was typed before the page was reloaded. */
export function restoreTypedValues() {
  try {
    const typed = JSON.parse(sessionStorage.typed)
    delete sessionStorage.typed
    // If the reload ran no script either, this may be another page.
    if (performance.getEntriesByType('navigation')[0].type !== 'reload') return
    const fields = fieldsOf()
    // The new version may have other fields.
    if (typed.length !== fields.length) return
    for (const field of fields) {
      const value = typed.shift()
      // Otherwise it was typed later, or restored by the browser.
      if (field.value === field.defaultValue) field.value = value
    }
  } catch {
    // Nothing was saved, or the visitor blocks storage.
  }
}
