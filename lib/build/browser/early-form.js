// Part of the own script of a page whose form waits for React (its button says `data-wait`): what is asked of the form
// meanwhile is done once the page is live, unless something is edited first. The form sends nothing by itself.
;(() => {
  const start = () => {
    const form = document.querySelector('form')
    // The connection broke before the form came: flight-feeder.js lets React draw all of the page. Where it broke inside
    // of the form, there are fields without a button, and what is typed into them goes over all the same.
    if (!form) return
    const button = form.querySelector('[data-wait]')
    const fields = Array.from(form.querySelectorAll('[name]'))
    const spoken = document.createElement('div')
    spoken.className = 'visually-hidden'
    spoken.setAttribute('role', 'status')
    document.body.append(spoken)

    let isAsked = false
    const ask = () => {
      isAsked = true
      // Shows the words for a buyer who waits, and says them.
      form.setAttribute('aria-busy', 'true')
      const words = form.querySelector('[data-wait-words]')
      spoken.textContent = words?.textContent ?? ''
      words?.scrollIntoView({ block: 'nearest' })
    }
    const keep = (submit) => {
      if (!submit.target.querySelector('[data-wait]')) return
      submit.preventDefault()
      ask()
    }
    const forget = ({ target }) => {
      if (target.form !== form) return
      isAsked = false
      form.setAttribute('aria-busy', 'false')
      spoken.textContent = ''
    }

    // While its button is disabled, Enter sends no form; Firefox enables it again on a reload. Whoever went on typing has
    // taken it back; who has only moved on to another field has not.
    const counts = ({ target, key }) =>
      key ? fields.includes(target) && !/Tab|Shift/.test(key) : target === button
    const last = presses.findLast(counts)
    if (last && (last.key ?? 'Enter') === 'Enter') ask()
    if (button) button.disabled = false
    // Not at the form, where quiet-events.js lets nothing of these be heard.
    addEventListener('submit', keep, true)
    addEventListener('input', forget, true)

    // A page that the Back button brings back whole must not bring passwords back with it.
    const emptyPasswords = ({ persisted }) => {
      if (persisted) for (const field of form.querySelectorAll('[type=password]')) field.value = ''
    }
    addEventListener('pageshow', emptyPasswords)

    const handOver = () => {
      spoken.remove()
      removeEventListener('pageshow', emptyPasswords)
      form.setAttribute('aria-busy', 'false')
      removeEventListener('submit', keep, true)
      removeEventListener('input', forget, true)
      // React draws the form anew where something has changed it, such as a password manager's sign beside a field.
      const live = document.querySelector('[data-wait]')?.form
      // Not before React has drawn what it knows to be live.
      if (isAsked) setTimeout(() => live?.requestSubmit())
    }
    addEventListener('live', handOver, { once: true })
  }
  // On a slow line this is here before the form.
  if (document.readyState === 'loading' && !document.querySelector('[data-wait]'))
    document.addEventListener('readystatechange', start, { once: true })
  else start()
})()
