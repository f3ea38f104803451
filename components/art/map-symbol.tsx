import { Glyph } from '@/components/art/glyph'
import type { MapSymbolName } from '@/lib/drawing/map-symbols'
import { mapSymbols } from '@/lib/drawing/map-symbols'

type MapSymbolProps = {
  name: MapSymbolName
  /** Height in CSS pixels. */
  height: number
}

/** A symbol of the map sheet. Only for parts that are never live: the table of symbols would be fetched with them. */
export function MapSymbol({ name, height }: MapSymbolProps) {
  return <Glyph glyph={mapSymbols[name]} height={height} />
}
