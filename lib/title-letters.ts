import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readCharacterMap } from './character-map'

// The renderer of share pictures reads no variable and no WOFF2 fonts.
const displayFace = 'node_modules/@fontsource/national-park/files/national-park-latin-700-normal.woff'

/** The font file that titles are set in on share pictures. */
export function readDisplayFace(): Buffer {
  return readFileSync(path.join(process.cwd(), displayFace))
}

let known: ReadonlySet<number> | undefined

/** What the font has no glyph for: the renderer would ask two hosts of the web for each, and draw nothing without them. */
export function lettersWithoutGlyph(title: string): string[] {
  known ??= readCharacterMap(readDisplayFace())
  const has = (letter: string) => Array.from(letter).every((part) => known?.has(part.codePointAt(0) ?? 0))
  const letters = Array.from(new Intl.Segmenter('en').segment(title), ({ segment }) => segment)
  return [...new Set(letters)].filter((letter) => !has(letter))
}
