/**
 * How somebody came to this page: `navigate`, `reload`, or `back_forward` where it was left and is loaded once more,
 * with what stood in its fields. Undefined where the browser does not tell.
 */
export function navigationType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type
}
