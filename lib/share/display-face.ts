import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Font } from 'fontkit'
import { openFont } from '../font-file'

// The renderer of share pictures reads no variable and no WOFF2 fonts.
const file = 'node_modules/@fontsource/national-park/files/national-park-latin-700-normal.woff'

/** The font file that titles are set in on share pictures. */
export function readDisplayFace(): Buffer {
  return readFileSync(path.join(process.cwd(), file))
}

let font: Font | undefined

/** The same font, opened once, to read its glyphs and their widths. */
export function openDisplayFace(): Font {
  font ??= openFont(readDisplayFace())
  return font
}
