'use client'

import { useEffect } from 'react'

/** Tells `lib/build/browser/hydration-loader.js` that the page is live, so that it can repeat a press it has kept. */
export function HydrationSignal() {
  useEffect(() => {
    dispatchEvent(new Event('live'))
  }, [])
  return null
}
