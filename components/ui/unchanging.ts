/**
 * What `useSyncExternalStore` subscribes to where the value differs between the build and the browser, and then stays.
 */
export function unchanging() {
  return () => {}
}
