import { useSyncExternalStore } from 'react'

/**
 * False in the served page and until React has taken it over: a control that needs React is disabled till then, with
 * `data-wait` only till presses are kept (lib/build/hydration-loader.js).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return () => {}
}
