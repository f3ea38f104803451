'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { behaviour } from '@/lib/site'
import { useKeyboardNavigation } from './use-keyboard-navigation'

type HeaderBarProps = { children: ReactNode }

/** The fixed header. Its padding shrinks once the page is scrolled; nothing else in it moves. */
export function HeaderBar({ children }: HeaderBarProps) {
  useKeyboardNavigation()
  const shrunk = useSyncExternalStore(
    onScroll,
    () => window.scrollY > behaviour.headerShrinksPast,
    () => false,
  )
  return (
    <header className="site-header" data-shrunk={shrunk}>
      <div className="site-header-row">{children}</div>
    </header>
  )
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
