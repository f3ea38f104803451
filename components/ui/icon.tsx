import { Glyph } from '@/components/art/glyph'
import { type GlyphName, glyphs } from '@/lib/drawing/glyphs'
import './icon.css'

type IconProps = { name: GlyphName }

/** An icon the size of the text around it. Hidden from screen readers, because words stand beside it. */
export function Icon({ name }: IconProps) {
  return <Glyph glyph={glyphs[name]} height={18} className={`icon icon-${name}`} />
}
