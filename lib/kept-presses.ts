/** What lib/build/browser/hydration-bootstrap.js keeps from the first moment until the page is live. */
type KeepsPresses = { presses?: readonly Event[] | null }

/**
 * Whether somebody has pressed this element before the page came alive. A box counts, however it was ticked; a key that
 * only leads past it does not.
 */
export function wasPressed(element: Element): boolean {
  const { presses } = globalThis as KeepsPresses
  return presses?.some(({ type, target }) => type === 'click' && target === element) ?? false
}
