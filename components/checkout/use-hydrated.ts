import { useSyncExternalStore } from 'react'

/** False in the served page and until React has taken it over: a control that needs React is disabled till then. */
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
