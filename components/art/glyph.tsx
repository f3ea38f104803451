import type { Glyph as GlyphShape } from '@/lib/drawing/glyphs'

type GlyphProps = {
  glyph: GlyphShape
  /** Height in CSS pixels. */
  height: number
  className?: string
}

/** A glyph in the colour of the text around it. Hidden from screen readers, because words stand beside it. */
export function Glyph({ glyph, height, className }: GlyphProps) {
  const { line, solid, left = 0, size = { width: 24, height: 24 }, stroke = 2.5 } = glyph
  return (
    <svg
      className={className}
      viewBox={`${left} 0 ${size.width} ${size.height}`}
      width={(size.width * height) / size.height}
      height={height}
      fill="none"
      aria-hidden="true"
    >
      {line ? <path d={line} stroke="currentColor" strokeWidth={stroke} strokeLinecap="square" /> : null}
      {solid ? <path d={solid} fill="currentColor" /> : null}
    </svg>
  )
}
