import { useSyncExternalStore } from 'react'
import { unchanging } from './unchanging'

/**
 * False in the served page and until React has taken it over: a control that needs React is disabled till then, with
 * `data-wait` only till presses are kept (lib/build/hydration-loader.js).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
}
