'use client'

import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Tells `lib/build/hydration-loader.js` that the page is live, so that it can repeat a press it has kept: not before what
 * waits for React (`useHydrated`) has been drawn again.
 */
export function HydrationSignal() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event('live'))
  }, [isHydrated])
  return null
}
