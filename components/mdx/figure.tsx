import type { ReactNode } from 'react'
import { findFigure } from '@/lib/figures'
import './figure.css'

type FigureProps = { src: string; alt: string; children: ReactNode }

/**
 * A drawing of its own file, loaded when it comes near; phones, but not paper, get the narrow one with larger labels.
 */
export function Figure({ src, alt, children }: FigureProps) {
  const { wide, narrow } = findFigure(src)
  return (
    <figure className="figure wide">
      <picture className="neatline">
        {narrow ? (
          <source
            media="screen and (max-width: 47.99rem)"
            srcSet={narrow.url}
            width={narrow.width}
            height={narrow.height}
          />
        ) : null}
        <img src={wide.url} width={wide.width} height={wide.height} alt={alt} loading="lazy" />
      </picture>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
