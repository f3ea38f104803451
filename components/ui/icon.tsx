import { MapSymbol } from '@/components/art/map-symbol'
import type { SymbolName } from '@/lib/drawing/symbols'
import './icon.css'

type IconProps = { name: SymbolName }

/** A sign the size of the text it stands in. Always silent: words stand beside it. */
export function Icon({ name }: IconProps) {
  return <MapSymbol name={name} height={18} className={`icon icon-${name}`} />
}
