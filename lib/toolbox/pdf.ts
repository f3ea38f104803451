import { buffer } from 'node:stream/consumers'
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

/** Opens an empty tagged document. Its dates and ids depend on the arguments only, so two builds are byte-identical. */
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

/** Typed text is set in Helvetica, which every viewer has: a subset of our own font could not show it. */
function openForm(doc: PDFKit.PDFDocument): void {
  doc.font('Helvetica').initForm()
  // Every field has its own appearance. With this flag, viewers would redraw all fields and ask to save an unchanged
  // file.
  // https://github.com/foliojs/pdfkit/blob/v0.20.2/lib/mixins/acroform.js
  const { _root: catalog } = doc as unknown as { _root: { data: { AcroForm: { data: FormDictionary } } } }
  catalog.data.AcroForm.data.NeedAppearances = false
}

type FormDictionary = { NeedAppearances: boolean }

/** Ends the document and returns its bytes. */
export function finishPdf({ doc, root }: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  root.end()
  doc.end()
  return buffer(doc)
}

/** In pdfkit a plain string becomes a PDF name and a String object a PDF string. */
export function pdfString(text: string): string {
  return Object(text)
}

/** Adds a page in US Letter, on which everything is printed from now on. */
export function newPage({ doc }: Pdf): void {
  doc.addPage({ size: [page.width, page.height], margin: 0 })
}
