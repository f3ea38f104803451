import { useSyncExternalStore } from 'react'
import { unchanging } from './unchanging'

/**
 * False in the served page and until React has taken it over: a control that needs React is disabled till then, a
 * form's button with `data-wait` only till its presses are kept (lib/build/browser/early-form.js).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
}
