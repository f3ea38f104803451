'use client'

import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/**
 * Leads back in the browser's history, or home in a tab that has none. Until an exported page is live,
 * lib/build/browser/hydration-loader.js does the same; in development there is no loader.
 */
export function GoBack() {
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'secondary' })} needs-scripting`}
      data-back
      onClick={goBack}
    >
      Go Back
    </button>
  )
}

function goBack(press: MouseEvent) {
  // The loader listens on the window and would go back a second time.
  press.stopPropagation()
  // The second click of a double click would go back once more.
  if (press.detail < 2) leave(1)
}

/**
 * Goes back until this page is left: a link within it, such as the one to the privacy notice, adds an entry of the same
 * page to the history.
 * @param entries how many such entries are known, the current one included
 */
function leave(entries: number) {
  if (history.length <= entries) {
    location.assign(routes.home)
    return
  }
  const departure = new AbortController()
  const { signal } = departure
  // The page may be shown again later, by the browser's own buttons.
  addEventListener('pagehide', () => departure.abort(), { once: true })
  // Where there is no page to go back to, a link that is pressed next adds an entry and fires the same event.
  addEventListener('click', ({ detail }) => detail < 2 && departure.abort(), { capture: true, signal })
  addEventListener('popstate', () => leave(entries + 1), { once: true, signal })
  history.back()
}
