'use client'

import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Tells `lib/build/browser/` that the page is live, so that presses it has kept are answered. Not before every control that
 * waits for React has been drawn as live, or the press would find it disabled.
 */
export function HydrationSignal() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    // Of buttons that were pressed too early, see app/globals.css.
    for (const button of document.querySelectorAll('[data-kept]')) button.removeAttribute('data-kept')
    dispatchEvent(new Event('live'))
  }, [isHydrated])
  return null
}
