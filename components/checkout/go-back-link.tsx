'use client'

import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Back in the browser's history; home in a tab that has none, and where scripts do not run. */
export function GoBackLink() {
  return (
    <a className={buttonClass({ kind: 'plain' })} href={routes.home} onClick={goBack}>
      Go Back
    </a>
  )
}

function goBack(event: MouseEvent) {
  const wantsAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey
  if (wantsAnotherTab || history.length <= 1) return
  event.preventDefault()
  history.back()
}
