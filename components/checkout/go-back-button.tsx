'use client'

import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Back in the browser's history; in a tab that has none, home. */
export function GoBackButton() {
  return (
    <Button kind="plain" onClick={goBack}>
      Go Back
    </Button>
  )
}

function goBack() {
  if (history.length > 1) history.back()
  else location.assign(routes.home)
}
