import type { DrawingFile } from '@/lib/drawing/files'

type ShownDrawing = Pick<DrawingFile, 'url' | 'width' | 'height'>

type TwoWidthDrawingProps = {
  wide: ShownDrawing
  narrow: ShownDrawing | undefined
  alt: string
  loading?: 'lazy'
  className: string
}

/** A drawing as its own file. Phones get the narrow one with larger labels, where there is one; paper does not. */
export function TwoWidthDrawing({ wide, narrow, alt, loading, className }: TwoWidthDrawingProps) {
  return (
    <picture className={className}>
      {narrow ? (
        <source
          media="screen and (max-width: 47.99rem)"
          srcSet={narrow.url}
          width={narrow.width}
          height={narrow.height}
        />
      ) : null}
      <img src={wide.url} width={wide.width} height={wide.height} alt={alt} loading={loading} />
    </picture>
  )
}
