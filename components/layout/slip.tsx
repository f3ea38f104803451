import type { ReactNode } from 'react'
import { InlineDrawing } from '@/components/art/inline-drawing'
import './slip.css'

type SlipProps = {
  /** Mono labels above the paper; decoration. */
  collar: readonly [string, string]
  /** As wide as text may be for comfortable reading. */
  wide?: boolean
  children: ReactNode
}

/** A narrow sheet of paper on green ground. */
export function Slip({ collar, wide = false, children }: SlipProps) {
  return (
    <div className="slip-ground">
      <InlineDrawing className="slip-terrain" name="slip-terrain" />
      <div className={wide ? 'slip slip-wide' : 'slip'}>
        <div className="slip-collar map-label" aria-hidden="true">
          {collar.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <div className="slip-paper neatline">{children}</div>
      </div>
    </div>
  )
}
