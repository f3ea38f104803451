import PDFDocument from 'pdfkit'
import type { Palette } from '../drawing/ink'
import { readHexColours } from '../palette'
import { registerFonts } from './fonts'
import { page } from './page'
import type { Tag } from './tags'

/** What every part of the toolbox prints with. */
export type Pdf = {
  doc: PDFKit.PDFDocument
  colours: Palette
  /** The `Document` element of the structure tree. */
  root: Tag
}

type DocumentFacts = { title: string; subject: string; author: string; date: Date }

/**
 * Opens an empty tagged document. Its dates and ids come from `facts` alone, so two builds are the same, byte for byte.
 */
export function openPdf({ title, subject, author, date }: DocumentFacts): Pdf {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      CreationDate: date,
      ModDate: date,
    },
  })
  registerFonts(doc)
  openForm(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, colours: readHexColours(), root }
}

/**
 * Answers are set in Helvetica, which every reader has: a subset of our own font could not show what a person types.
 */
function openForm(doc: PDFKit.PDFDocument): void {
  doc.font('Helvetica').initForm()
  // Every field brings its own appearance. Left on, readers draw all fields anew and ask to save an untouched file.
  // https://github.com/foliojs/pdfkit/blob/v0.20.2/lib/mixins/acroform.js
  const { _root: catalog } = doc as unknown as { _root: { data: { AcroForm: { data: FormDictionary } } } }
  catalog.data.AcroForm.data.NeedAppearances = false
}

type FormDictionary = { NeedAppearances: boolean }

/** Ends the document and answers its bytes. */
export async function finishPdf({ doc, root }: Pdf): Promise<Uint8Array> {
  root.end()
  doc.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}

/** In pdfkit a plain string becomes a PDF name and a String object a PDF string. */
export function pdfString(text: string): string {
  return Object(text)
}

/** Opens a page of US Letter; what is printed from now on stands on it. */
export function newPage({ doc }: Pdf): void {
  doc.addPage({ size: [page.width, page.height], margin: 0 })
}
