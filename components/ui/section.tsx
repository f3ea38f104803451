import type { ReactNode } from 'react'

type Ground = 'sheet' | 'vegetation' | 'night'

type SectionProps = {
  id: string
  /** The words of the heading of a section that links lead to; it takes the focus there. */
  label?: string
  ground?: Ground
  /** Degrees printed in the left and right margin of the sheet, falling from section to section; decoration. */
  degrees?: readonly [string, string]
  /** A drawing that lies under the text and is cut at the band's edge. */
  terrain?: ReactNode
  children: ReactNode
}

/**
 * A band of the sheet: the graticule's ticks along its top edge, the ground in one colour, the content in one column.
 */
export function Section({ id, label, ground = 'sheet', degrees, terrain, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={label ? -1 : undefined}
      className={`band ground-${ground}${ground === 'night' ? ' on-night' : ''}`}
      // Not by the heading's id: when Orca reads on by itself, it leaves out what labels something focusable.
      aria-label={label}
    >
      {degrees?.map((degree) => (
        <span key={degree} className="degree" aria-hidden="true">
          {degree}
        </span>
      ))}
      {terrain && <div className="band-terrain">{terrain}</div>}
      <div className="column">{children}</div>
    </section>
  )
}

type SectionHeadingProps = {
  /** The mono label above the heading; decoration, such as a township and section. */
  collar: string
  children: ReactNode
}

export function SectionHeading({ collar, children }: SectionHeadingProps) {
  return (
    <>
      <p className="collar map-label" aria-hidden="true">
        {collar}
      </p>
      <h2>{children}</h2>
    </>
  )
}
