'use client'

import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Tells the scripts of `lib/build/browser/` that the page is live, so that they answer the presses they have kept. Only
 * after every control that waits for React is enabled, or a press would meet a disabled button.
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
