import type { ReactNode } from 'react'

type Ground = 'sheet' | 'vegetation' | 'night'

type SectionProps = {
  /** Anchor of the section; its heading is `<id>-heading`. */
  id: string
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
export function Section({ id, ground = 'sheet', degrees, terrain, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className={`band ground-${ground}${ground === 'night' ? ' on-night' : ''}`}
      aria-labelledby={`${id}-heading`}
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
  id: string
  /** The mono label above the heading; decoration, such as a township and section. */
  collar: string
  children: ReactNode
}

export function SectionHeading({ id, collar, children }: SectionHeadingProps) {
  return (
    <>
      <p className="collar map-label" aria-hidden="true">
        {collar}
      </p>
      <h2 id={`${id}-heading`}>{children}</h2>
    </>
  )
}
