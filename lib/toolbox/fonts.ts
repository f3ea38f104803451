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

/** Lets a document ask for the cuts by name. A file is read, and found missing, when its cut is first used. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const cut of Object.keys(cuts) as Cut[]) doc.registerFont(cut, fileOf(cut))
}

const opened = new Map<Cut, Font>()

/** A cut, to ask for its glyphs; opened once. */
export function openCut(cut: Cut): Font {
  const font = opened.get(cut) ?? openFont(readFileSync(fileOf(cut)))
  opened.set(cut, font)
  return font
}

function fileOf(cut: Cut): string {
  return path.join(process.cwd(), 'node_modules/@fontsource', cuts[cut])
}
