import { lettersWithoutGlyph } from '../font-file'
import { type Cut, openCut } from './fonts'
import type { Align } from './page'
import type { Pdf } from './pdf'
import { type TypeStyle, type TypeStyleName, typeStyles } from './type-styles'

/** Words in one style. A text is a row of runs, so that a bold label and its sentence can share a line. */
export type Run = readonly [text: string, style: TypeStyleName]

type Piece = { text: string; style: TypeStyle; width: number }
type Line = { pieces: Piece[]; width: number }

export type SetText = { lines: Line[]; height: number; leading: number }

type Word = { text: string; style: TypeStyle; spaced: boolean; breaks: boolean }

/**
 * Breaks runs into lines no wider than `width`, and at line feeds. Nothing is printed yet, so the height of a row can
 * depend on its text.
 * @throws GlyphError
 */
export function setText(pdf: Pdf, runs: readonly Run[], width: number): SetText {
  for (const [text, name] of runs) requireGlyphs(text, typeStyles[name].cut)
  const lines: Line[] = []
  let line: Line = { pieces: [], width: 0 }
  for (const word of wordsOf(runs)) {
    const last = line.pieces.at(-1)
    const gap = last && word.spaced ? ' ' : ''
    const added = widthOf(pdf, gap + word.text, word.style)
    if (last && (word.breaks || (word.spaced && line.width + added > width))) {
      lines.push(line)
      line = { pieces: [], width: 0 }
      append(pdf, line, word.text, word.style)
    } else append(pdf, line, gap + word.text, word.style)
  }
  if (line.pieces.length > 0) lines.push(line)
  const leading = Math.max(...runs.map(([, name]) => typeStyles[name].leading))
  return { lines, height: lines.length * leading, leading }
}

/**
 * The same for text that must not overlap what is beside it.
 * @throws WidthError, GlyphError
 */
export function setWithin(pdf: Pdf, runs: readonly Run[], width: number): SetText {
  const set = setText(pdf, runs, width)
  const wide = set.lines.find((line) => line.width > width + 0.5)
  if (wide) throw new WidthError(wide.pieces.map(({ text }) => text).join(''))
  return set
}

/**
 * The same for text on a single line.
 * @throws WidthError, GlyphError
 */
export function setLine(pdf: Pdf, runs: readonly Run[], width: number): SetText {
  const set = setWithin(pdf, runs, width)
  if (set.lines.length > 1) throw new WidthError(runs.map(([text]) => text).join(''))
  return set
}

/** Text is wider than its column, line or label. */
export class WidthError extends Error {
  override name = 'WidthError'
  constructor(readonly text: string) {
    super(`"${text}" is wider than its place.`)
  }
}

/** A font has no glyph for some letters and would print a crossed box for each. */
export class GlyphError extends Error {
  override name = 'GlyphError'
  constructor(
    readonly letters: string,
    readonly text: string,
  ) {
    super(`The toolbox has no "${letters}" to print "${text}".`)
  }
}

/** @throws GlyphError */
function requireGlyphs(text: string, cut: Cut): void {
  const letters = lettersWithoutGlyph(openCut(cut), text.replaceAll(wordJoiner, '').replace(/\s/g, ''))
  if (letters.length > 0) throw new GlyphError(letters.join(''), text)
}

/**
 * Prevents line breaks where browsers would break: our lines break at spaces only, and no font has a glyph for the word
 * joiner.
 */
const wordJoiner = '\u2060'

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = []
  let spaced = false
  let breaks = false
  for (const [text, name] of runs) {
    const style: TypeStyle = typeStyles[name]
    for (const part of text.replaceAll(wordJoiner, '').split(/(\s+)/)) {
      if (part === '') continue
      if (/^\s+$/.test(part)) {
        spaced = true
        breaks ||= part.includes('\n')
      } else {
        words.push({ text: part, style, spaced, breaks })
        spaced = false
        breaks = false
      }
    }
  }
  return words
}

function append(pdf: Pdf, line: Line, text: string, style: TypeStyle): void {
  const last = line.pieces.at(-1)
  if (last?.style === style) {
    line.width -= last.width
    last.text += text
    last.width = widthOf(pdf, last.text, style)
    line.width += last.width
  } else {
    const width = widthOf(pdf, text, style)
    line.pieces.push({ text, style, width })
    line.width += width
  }
}

function widthOf({ doc }: Pdf, text: string, style: TypeStyle): number {
  return doc.font(style.cut).fontSize(style.size).widthOfString(text, optionsOf(style))
}

function optionsOf({ tracking = 0 }: TypeStyle): PDFKit.Mixins.TextOptions {
  return { characterSpacing: tracking }
}

/** Top left corner of a text and the width that it has. */
export type Place = { x: number; y: number; width: number; align?: Align }

/**
 * Prints set text with its top at `y`; `ending` separates it from what follows in the same tag. Call it inside a tag or
 * an artifact.
 */
export function drawText(
  { doc, colours }: Pdf,
  { lines, leading }: SetText,
  { x, y, width, align }: Place,
  ending = '',
): void {
  lines.forEach(({ pieces, width: lineWidth }, index) => {
    const room = width - lineWidth
    let left = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0)
    pieces.forEach(({ text, style, width: pieceWidth }, position) => {
      // Capitals stand in the middle of the line: their height is 0.7 em in all three families.
      const baseline = y + leading * (index + 0.5) + style.size * 0.35
      // The space at a line's end keeps the words apart for readers that follow the tags.
      const after = position < pieces.length - 1 ? '' : index < lines.length - 1 ? ' ' : ending
      doc
        .font(style.cut)
        .fontSize(style.size)
        .fillColor(colours[style.colour])
        .text(text + after, left, baseline, { ...optionsOf(style), lineBreak: false, baseline: 'alphabetic' })
      left += pieceWidth
    })
  })
}
