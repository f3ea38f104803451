import { Glyph } from '@/components/art/glyph'
import { type MapSymbolName, mapSymbols } from '@/lib/drawing/map-symbols'

type MapSymbolProps = {
  name: MapSymbolName
  /** Height in CSS pixels. */
  height: number
}

/** A symbol of the map sheet. Only for server components: a client component would send the whole table of symbols. */
export function MapSymbol({ name, height }: MapSymbolProps) {
  return <Glyph glyph={mapSymbols[name]} height={height} />
}
