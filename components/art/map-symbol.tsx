import type { SymbolName } from '@/lib/drawing/symbols'
import { symbolParts } from '@/lib/drawing/symbols'

type MapSymbolProps = {
  name: SymbolName
  /** Height in CSS pixels. */
  height?: number
  className?: string
}

/** A map symbol or interface glyph in the colour of the text around it. It is silent: words stand beside it. */
export function MapSymbol({ name, height = 24, className }: MapSymbolProps) {
  const { viewBox, width, height: field, stroke, line, solid } = symbolParts(name)
  return (
    <svg
      className={className}
      viewBox={viewBox}
      width={(width * height) / field}
      height={height}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {line ? <path d={line} stroke="currentColor" strokeWidth={stroke} strokeLinecap="square" /> : null}
      {solid ? <path d={solid} fill="currentColor" /> : null}
    </svg>
  )
}
