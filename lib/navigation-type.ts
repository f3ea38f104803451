/**
 * How the reader came to this page: `navigate`, `reload`, or `back_forward` if the page was left, discarded and loaded
 * again with the values of its fields. `undefined` in browsers that do not say.
 */
export function navigationType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type
}
