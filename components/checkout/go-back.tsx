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
  const entries = entriesOfThisPage()
  if (history.length <= entries) location.assign(routes.home)
  // The second click of a double click would go back once more.
  else if (press.detail < 2) history.go(-entries)
}

/**
 * How many entries of the history, up to the current one, are this page. A link within it adds one, such as those to
 * the content and to the privacy notice.
 */
function entriesOfThisPage(): number {
  // Older browsers have no Navigation API.
  const { navigation }: { navigation?: Navigation } = window
  if (!navigation?.currentEntry) return 1
  const { index } = navigation.currentEntry
  const entries = navigation.entries().slice(0, index + 1)
  return index - entries.findLastIndex(({ sameDocument }) => !sameDocument)
}
