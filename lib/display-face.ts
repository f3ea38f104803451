import { readFileSync } from 'node:fs'
import path from 'node:path'

// The renderer of share pictures reads no variable and no WOFF2 fonts.
const file = 'node_modules/@fontsource/national-park/files/national-park-latin-700-normal.woff'

/** The font file that titles are set in on share pictures. */
export function readDisplayFace(): Buffer {
  return readFileSync(path.join(process.cwd(), file))
}
