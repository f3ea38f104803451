import type { Palette } from '@/lib/drawing/ink'
import { toPalette } from '@/lib/drawing/ink'
import { readHexColours } from '@/lib/palette'

/** The colours of the site, as the exported drawings get them. */
export function sitePalette(): Palette {
  return toPalette(readHexColours())
}
