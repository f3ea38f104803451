import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'

/**
 * The cuts a sheet is set in. pdfkit embeds only the glyphs that are used; it needs static files,
 * not the variable ones.
 */
const cuts = {
  display: 'national-park/files/national-park-latin-700-normal.woff',
  text: 'public-sans/files/public-sans-latin-400-normal.woff',
  strong: 'public-sans/files/public-sans-latin-600-normal.woff',
  slanted: 'public-sans/files/public-sans-latin-400-italic.woff',
  mono: 'overpass-mono/files/overpass-mono-latin-600-normal.woff',
} as const

export type Cut = keyof typeof cuts

/** Lets a document ask for the cuts by name. A file is read, and found missing, when its cut is first used. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const cut of Object.keys(cuts) as Cut[]) doc.registerFont(cut, fileOf(cut))
}

const glyphs = new Map<Cut, ReadonlySet<number>>()

/**
 * Letters that a cut has no shape for, in their order; each would be printed as a crossed box.
 * @throws when a file of the cuts holds several fonts
 */
export function lettersWithoutGlyph(cut: Cut, text: string): string[] {
  const known = glyphs.get(cut) ?? new Set(openCut(cut).characterSet)
  glyphs.set(cut, known)
  return Array.from(text).filter((letter) => !known.has(letter.codePointAt(0) ?? 0))
}

function openCut(cut: Cut): Font {
  const font = create(readFileSync(fileOf(cut)))
  if (!('characterSet' in font)) throw new Error(`${cuts[cut]} is a collection of fonts.`)
  return font
}

function fileOf(cut: Cut): string {
  return path.join(process.cwd(), 'node_modules/@fontsource', cuts[cut])
}
