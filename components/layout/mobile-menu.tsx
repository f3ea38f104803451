'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

type MobileMenuProps = { children: ReactNode }

/**
 * The main navigation with the button that opens it on small screens. It closes on a link, on Esc, on a tap outside and
 * when focus leaves it; without scripting the links stand open and the button is not shown (see site-header.css).
 */
export function MobileMenu({ children }: MobileMenuProps) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    document.addEventListener('pointerdown', closeOutside, options)
    document.addEventListener('focusin', closeOutside, options)
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      },
      options,
    )
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) setOpen(false)
      },
      options,
    )
    return () => listening.abort()
  }, [open])

  return (
    <div className="mobile-menu" ref={menu} data-open={open}>
      <button
        ref={button}
        className="menu-button"
        type="button"
        aria-expanded={open}
        aria-controls="main-navigation"
        onClick={() => setOpen(!open)}
      >
        <span className="menu-bars" aria-hidden="true" />
        Menu
      </button>
      <nav id="main-navigation" aria-label="Main">
        {children}
      </nav>
    </div>
  )
}
