'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * `draw`: a line is struck from left to right. `stake`: a thing rises a little and stands. The third verb of the site,
 * `fill`, is a hover and needs no script: a rule in the stylesheet of whatever is filled.
 */
export type RevealVerb = 'draw' | 'stake'

export type RevealProps = { verb: RevealVerb; className?: string; order?: number; children?: ReactNode }

/**
 * The one door to framer-motion, for drawings and signs, never for prices or forms. The page is complete without it:
 * motion is fetched once the page is live, only for what is still below the screen, and never for a reader who asked
 * for less of it. `order` staggers things that stand in a row.
 */
export function Reveal(props: RevealProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Motion, setMotion] = useState<ComponentType<RevealProps> | null>(null)

  useEffect(() => {
    const unseen = () => box.current !== null && box.current.getBoundingClientRect().top > window.innerHeight
    if (!unseen() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    import('./reveal-motion').then(
      ({ RevealMotion }) => unseen() && setMotion(() => RevealMotion),
      () => {}, // Without the file everything simply stands where it is.
    )
  }, [])

  if (Motion) return <Motion {...props} />
  return (
    <div ref={box} className={props.className}>
      {props.children}
    </div>
  )
}
