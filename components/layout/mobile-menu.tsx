'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'

type MobileMenuProps = { children: ReactNode }

/**
 * The main navigation with the button that opens it on small screens. It is a native popover, so it opens before any
 * script is there, and closes on Esc and on a tap outside. On a link lib/build/browser/hydration-loader.js closes it,
 * and here it closes when focus leaves it, or when the screen gets so wide that its button goes away.
 */
export function MobileMenu({ children }: MobileMenuProps) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    function closeWithoutButton() {
      const button = menu.current?.previousElementSibling
      if (button?.getClientRects().length === 0) menu.current?.hidePopover?.()
    }
    // Both may have happened before the page was live.
    closeWithoutButton()
    if (menu.current) closeWhenLeft({ relatedTarget: document.activeElement, currentTarget: menu.current })
    addEventListener('resize', closeWithoutButton)
    return () => removeEventListener('resize', closeWithoutButton)
  }, [])
  return (
    <>
      <button className="menu-button" type="button" popoverTarget="main-navigation">
        <span className="menu-bars" aria-hidden="true" />
        Menu
      </button>
      <nav ref={menu} id="main-navigation" aria-label="Main" popover="auto" onBlur={closeWhenLeft}>
        {children}
      </nav>
    </>
  )
}

/** Not for the button before it: pressed, it closes the menu by itself, and would open it again. */
function closeWhenLeft({
  relatedTarget: next,
  currentTarget: menu,
}: Pick<FocusEvent<HTMLElement>, 'relatedTarget' | 'currentTarget'>) {
  const isOwn = menu.contains(next) || menu.previousSibling === next
  if (next && next !== document.body && !isOwn) menu.hidePopover?.()
}
