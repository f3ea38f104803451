import { create, type Font } from 'fontkit'

/**
 * A font file, to ask for its glyphs and their widths.
 * @throws when the file holds several fonts
 */
export function openFont(file: Buffer): Font {
  const font = create(file)
  if (!('characterSet' in font)) throw new Error('The file holds several fonts, and one is needed.')
  return font
}

const characters = new WeakMap<Font, ReadonlySet<number>>()

/** Letters of a text that a font has no glyph for, as a reader counts them, in their order and each once. */
export function lettersWithoutGlyph(font: Font, text: string): string[] {
  const known = characters.get(font) ?? new Set(font.characterSet)
  characters.set(font, known)
  const has = (letter: string) => Array.from(letter).every((part) => known.has(part.codePointAt(0) ?? 0))
  if (has(text)) return []
  const letters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
  return [...new Set(letters)].filter((letter) => !has(letter))
}
