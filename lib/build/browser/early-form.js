// Part of the page script where a form waits for React (its button has `data-wait`): a submit before that is kept and
// done once the page is live, unless something is edited first. The browser itself never sends the form.
;(() => {
  const start = () => {
    const form = document.querySelector('form')
    // Without a form, the connection broke before it arrived, and React will draw the whole page (flight-feeder.js). If
    // it broke inside the form, there are fields without a button, and what is typed into them is carried over all the
    // same.
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
      // Shows, and announces, that the submit is waiting.
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
    const withdraw = () => {
      isAsked = false
      form.setAttribute('aria-busy', 'false')
      spoken.textContent = ''
    }
    const forget = ({ target }) => {
      if (target.form === form) withdraw()
    }

    // Presses from before this script: while the button is disabled, Enter submits nothing (after a reload Firefox
    // enables it). A key typed afterwards withdraws the submit; moving on to another field does not.
    const counts = ({ target, key }) =>
      key ? fields.includes(target) && !/Tab|Shift/.test(key) : target === button
    const last = presses.findLast(counts)
    if (last && (last.key ?? 'Enter') === 'Enter') ask()
    if (button) button.disabled = false
    // On the window, because quiet-events.js keeps these events from reaching the form.
    addEventListener('submit', keep, true)
    addEventListener('input', forget, true)

    // A waiting submit is lost with the page, whether the buyer reloads it or a deploy does (hydration-loader.js). The
    // next page says so by this mark (lib/signup/attempt-mark.ts).
    const markSubmit = () => {
      try {
        if (isAsked) sessionStorage.attempt = true
      } catch {
        // The visitor blocks storage.
      }
    }
    addEventListener('pagehide', markSubmit)
    // A page from the back/forward cache must not come back with passwords in it, nor submit the form without them.
    const emptyPasswords = ({ persisted }) => {
      if (!persisted) return
      for (const field of form.querySelectorAll('[type=password]')) field.value = ''
      withdraw()
    }
    addEventListener('pageshow', emptyPasswords)

    const handOver = () => {
      spoken.remove()
      removeEventListener('pagehide', markSubmit)
      removeEventListener('pageshow', emptyPasswords)
      form.setAttribute('aria-busy', 'false')
      removeEventListener('submit', keep, true)
      removeEventListener('input', forget, true)
      // Looked up again: React redraws the form if something has changed it, such as a password manager that puts an
      // icon beside a field.
      const live = document.querySelector('[data-wait]')?.form
      // After React has rendered the controls as live.
      if (isAsked) setTimeout(() => live?.requestSubmit())
    }
    addEventListener('live', handOver, { once: true })
  }
  // On a slow connection this script may run before the form has arrived.
  if (document.readyState === 'loading' && !document.querySelector('[data-wait]'))
    document.addEventListener('readystatechange', start, { once: true })
  else start()
})()
