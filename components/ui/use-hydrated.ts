import { useSyncExternalStore } from 'react'
import { unchanging } from './unchanging'

/**
 * False in the exported page and until React has taken it over. A control that needs React is disabled until then; a
 * submit button with `data-wait` only until its presses are kept (lib/build/browser/early-form.js).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
}
