/**
 * Subscription for `useSyncExternalStore` where the value differs between the build and the browser, and never changes
 * after that.
 */
export function unchanging() {
  return () => {}
}
