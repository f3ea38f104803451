import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Font } from 'fontkit'
import { openFont } from '../font-file'

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

/**
 * Lets a document ask for the cuts by name. All documents share the opened fonts, because unpacking them and measuring
 * their glyphs is a quarter of the work of a document.
 */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  // pdfkit takes opened fonts, too; its types do not say so.
  // https://github.com/foliojs/pdfkit/blob/v0.20.2/lib/font_factory.js
  for (const cut of Object.keys(cuts) as Cut[]) doc.registerFont(cut, openCut(cut) as unknown as Buffer)
}

const opened = new Map<Cut, Font>()

/** A cut; opened once. */
export function openCut(cut: Cut): Font {
  const file = path.join(process.cwd(), 'node_modules/@fontsource', cuts[cut])
  const font = opened.get(cut) ?? openFont(readFileSync(file))
  opened.set(cut, font)
  return font
}
