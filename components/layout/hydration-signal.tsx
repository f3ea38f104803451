'use client'

import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Tells `lib/build/browser/` that the page is live, so that presses it has kept are answered. Not before every control
 * that waits for React has been drawn as live, or the press would find it disabled.
 */
export function HydrationSignal() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    // The mark that app/globals.css shows on buttons that were pressed before the page was live.
    for (const button of document.querySelectorAll('[data-kept]')) button.removeAttribute('data-kept')
    dispatchEvent(new Event('live'))
  }, [isHydrated])
  return null
}
