'use client'

import { useEffect, useRef } from 'react'
import { useKeyboardNavigation } from '@/components/layout/use-keyboard-navigation'
import { currentSection } from '@/lib/blog/current-section'

/** Marks the section being read in the table of contents, and has the page laid out for keyboard navigation. */
export function ContentsTracker() {
  const marker = useRef<HTMLSpanElement>(null)
  useKeyboardNavigation()

  useEffect(() => {
    const links = Array.from(marker.current?.closest('nav')?.querySelectorAll<HTMLAnchorElement>('a') ?? [])
    const sections = links.flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      return heading ? [{ link, heading }] : []
    })
    let frame = 0
    let marked = -1
    const mark = () => {
      frame = 0
      const now = currentSection(sections.map(({ heading }) => heading.getBoundingClientRect().top))
      for (const [index, { link }] of sections.entries()) {
        link.parentElement?.classList.toggle('passed', index < now)
        if (index === now) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
      if (now !== marked) keepInView(sections[now]?.link)
      marked = now
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(mark)
    }
    mark()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [])

  return <span ref={marker} hidden />
}

/** Scrolls only the rail, if it is taller than the window; `scrollIntoView` would also move the page. */
function keepInView(link: HTMLElement | undefined) {
  const rail = link?.closest('details')
  if (!link || !rail) return
  const [inner, outer] = [link.getBoundingClientRect(), rail.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) rail.scrollTop += inner.bottom - outer.bottom
  else if (inner.top < outer.top) rail.scrollTop -= outer.top - inner.top
}
