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
  if (history.length < 2) location.assign(routes.home)
  // The second click of a double click would go back once more.
  else if (press.detail < 2) history.back()
}
