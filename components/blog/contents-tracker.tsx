'use client'

import { useEffect, useRef } from 'react'
import { currentSection } from '@/lib/current-section'

/** Marks the section being read in the contents beside it. */
export function ContentsTracker() {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const links = Array.from(marker.current?.closest('nav')?.querySelectorAll<HTMLAnchorElement>('a') ?? [])
    const sections = links.flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      return heading ? [{ link, heading }] : []
    })
    let frame = 0
    const mark = () => {
      frame = 0
      const now = currentSection(sections.map(({ heading }) => heading.getBoundingClientRect().top))
      for (const [index, { link }] of sections.entries()) {
        link.parentElement?.classList.toggle('passed', index < now)
        if (index === now) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
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
