import type { ReactNode } from 'react'
import { TwoWidthDrawing } from '@/components/art/two-width-drawing'
import { findFigure } from '@/lib/articles/figures'
import './figure.css'

type FigureProps = { src: string; alt: string; children: ReactNode }

/** A drawing or map, loaded lazily, with a caption. */
export function Figure({ src, alt, children }: FigureProps) {
  const { wide, narrow } = findFigure(src)
  return (
    <figure className="figure wide">
      <TwoWidthDrawing wide={wide} narrow={narrow} alt={alt} loading="lazy" className="neatline" />
      <figcaption>{children}</figcaption>
    </figure>
  )
}
