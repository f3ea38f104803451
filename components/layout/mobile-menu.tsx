'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'

type MobileMenuProps = { children: ReactNode }

/**
 * The main navigation and the button that opens it on small screens. As a native popover it opens before any script has
 * loaded, and closes on Esc and on a tap outside. lib/build/browser/hydration-loader.js closes it when a link is
 * pressed; this component, when the focus leaves it or the screen becomes so wide that the button disappears.
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

/**
 * Not when the focus moves to the menu button: a press on that closes the menu by itself, and would then open it again.
 */
function closeWhenLeft({
  relatedTarget: next,
  currentTarget: menu,
}: Pick<FocusEvent<HTMLElement>, 'relatedTarget' | 'currentTarget'>) {
  const isOwn = menu.contains(next) || menu.previousSibling === next
  if (next && next !== document.body && !isOwn) menu.hidePopover?.()
}
