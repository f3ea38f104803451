import { create, type Font } from 'fontkit'

/**
 * Opens a font file, to read its glyphs and their widths.
 * @throws when the file holds several fonts
 */
export function openFont(file: Buffer): Font {
  const font = create(file)
  if (!('characterSet' in font)) throw new Error('The file holds several fonts, and one is needed.')
  return font
}

const characters = new WeakMap<Font, ReadonlySet<number>>()

/** Characters of a text, as a reader counts them, for which a font has no glyph; each once, in order. */
export function lettersWithoutGlyph(font: Font, text: string): string[] {
  const known = characters.get(font) ?? new Set(font.characterSet)
  characters.set(font, known)
  const has = (letter: string) => Array.from(letter).every((part) => known.has(part.codePointAt(0) ?? 0))
  if (has(text)) return []
  const letters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
  return [...new Set(letters)].filter((letter) => !has(letter))
}
