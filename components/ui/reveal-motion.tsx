import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { RevealProps } from './reveal'

/** Durations are seconds; only transform and clip-path move, so nothing else on the page does. */
const verbs = {
  draw: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0% 0 0)' }, duration: 0.5 },
  stake: { from: { y: 8 }, to: { y: 0 }, duration: 0.22 },
}

const stagger = 0.06

/** Its own file, fetched by `reveal.tsx`. */
export function RevealMotion({ verb, className, order = 0, children }: RevealProps) {
  const { from, to, duration } = verbs[verb]
  return (
    <LazyMotion features={domAnimation}>
      <MotionConfig reducedMotion="user">
        <m.div
          className={className}
          initial={from}
          whileInView={to}
          viewport={{ once: true }}
          transition={{ duration, delay: order * stagger, ease: 'easeOut' }}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  )
}
