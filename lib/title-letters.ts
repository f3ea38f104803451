import { openDisplayFace } from './display-face'

let known: ReadonlySet<number> | undefined

/**
 * What the font has no glyph for: the renderer would ask two hosts of the web for each, and draw nothing without them.
 */
export function lettersWithoutGlyph(title: string): string[] {
  known ??= new Set(openDisplayFace().characterSet)
  const has = (letter: string) => Array.from(letter).every((part) => known?.has(part.codePointAt(0) ?? 0))
  const letters = Array.from(new Intl.Segmenter('en').segment(title), ({ segment }) => segment)
  return [...new Set(letters)].filter((letter) => !has(letter))
}
