/** The events that lib/build/browser/hydration-bootstrap.js records until the page is live. */
type KeepsPresses = { presses?: readonly Event[] | null }

/**
 * Whether this element was pressed before the page was live. Every way of ticking a box fires a click; a key that only
 * moves the focus past it fires none.
 */
export function wasPressed(element: Element): boolean {
  const { presses } = globalThis as KeepsPresses
  return presses?.some(({ type, target }) => type === 'click' && target === element) ?? false
}
