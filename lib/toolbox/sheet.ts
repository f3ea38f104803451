import type { Article } from '../articles'
import { environment } from '../env'
import { printCollar } from './collar'
import { type FieldGroup, openFieldGroup } from './fields'
import { drawFrame, drawHeaderGround, drawProgress } from './furniture'
import { contentWidth, page } from './page'
import { newPage, type Pdf, pdfString } from './pdf'
import { artifact, type Tag, type TagName, tag, words } from './tags'
import { drawText, type Place, type Run, type SetText, setLine, setText } from './typeset'

/** A sheet while it is being laid out, from the top down. One whose lists have grown takes more than one page. */
export type Sheet = {
  pdf: Pdf
  template: Template
  /** The current page. */
  position: Position
  section: Tag
  fields: FieldGroup
  outline: PDFKit.PDFOutline
  /** Where the next block starts. */
  y: number
}

export type Template = {
  /** Prefix of its field names and its address inside the document. */
  key: string
  title: string
  purpose: string
  /** Path of the file with the sheet's own text. */
  wordsFile: string
  /** The article that teaches the sheet. */
  article: Article
  draw(sheet: Sheet): void
}

export type Position = { number: number; of: number }

/** Prints a template on as many pages as it needs, and returns their number. */
export function printTemplate(pdf: Pdf, template: Template, position: Position): number {
  newPage(pdf)
  pdf.doc.addNamedDestination(template.key, 'XYZ', 0, 0, null)
  const outline = pdf.doc.outline.addItem(template.title, topOf(0))
  drawFurniture(pdf, template, position)
  let pages = 0
  tag(
    pdf.doc,
    pdf.root,
    'Sect',
    (section) => {
      const fields = openFieldGroup(pdf, template.key)
      const sheet = { pdf, template, position, section, outline, fields, y: page.contentTop }
      printHeader(sheet)
      template.draw(sheet)
      pages = sheet.position.number - position.number + 1
    },
    { title: template.title },
  )
  return pages
}

/**
 * Prints only the content of a template, to find out whether it can be printed.
 * @throws HeightError, WidthError, GlyphError or QuoteError
 */
export function tryTemplate(pdf: Pdf, template: Template): void {
  newPage(pdf)
  const fields = openFieldGroup(pdf, template.key)
  const { outline } = pdf.doc
  const position = { number: 1, of: 2 }
  setTitle(pdf, template)
  tag(pdf.doc, pdf.root, 'Sect', (section) =>
    template.draw({ pdf, template, position, section, outline, fields, y: page.contentTop }),
  )
}

function drawFurniture(pdf: Pdf, { key }: Template, position: Position): void {
  artifact(pdf.doc, () => {
    drawFrame(pdf)
    drawHeaderGround(pdf, key)
    drawProgress(pdf, position)
  })
  printCollar(pdf, position)
}

/** Height between the first and the last line of a page. */
export const pageRoom = page.contentBottom - page.contentTop

/** Whether something of this height, in points, still fits on the page. */
export function fits({ y }: Sheet, height: number): boolean {
  return y + height <= page.contentBottom + 0.5
}

/**
 * Continues on another page unless `height` points are left on this one. Call it before anything that must not be
 * split, outside of words and artifacts.
 * @param text the text in question, for the error message
 * @returns whether there is a new page
 * @throws HeightError when no page is that high
 */
export function makeRoom(sheet: Sheet, height: number, text = ''): boolean {
  if (fits(sheet, height)) return false
  if (height > pageRoom) throw new HeightError(sheet.template.title, tenthsOf(height / pageRoom), text)
  turnPage(sheet)
  return true
}

/** Rounded up, so that the message never says 1.0 pages of what does not fit. */
function tenthsOf(pages: number): number {
  return Math.ceil(pages * 10) / 10
}

/** Something that must not be split is higher than a page. */
export class HeightError extends Error {
  override name = 'HeightError'
  constructor(
    title: string,
    /** How many it would take, in tenths; more than 1. */
    readonly pages: number,
    readonly text: string,
  ) {
    super(`A part of the sheet "${title}" takes ${pages.toFixed(1)} pages in one piece.`)
  }
}

/** A new page, which repeats the title as an artifact: a screen reader just reads on. */
function turnPage(sheet: Sheet): void {
  const { pdf, template, position } = sheet
  sheet.position = { ...position, number: position.number + 1 }
  newPage(pdf)
  drawFurniture(pdf, template, sheet.position)
  const title = setTitle(pdf, template)
  const below = setText(pdf, [['Continued', 'quiet']], contentWidth)
  artifact(
    pdf.doc,
    () => {
      drawText(pdf, title, { x: page.left, y: titleTop, width: contentWidth })
      drawText(pdf, below, { x: page.left, y: purposeTop, width: contentWidth })
    },
    'Pagination',
  )
  sheet.y = page.contentTop
}

/**
 * Options of a collapsed bookmark to a height on the current page, in points from the top. pdfkit measures an outline's
 * left edge from the right, so the page's width means "at the left".
 * https://github.com/foliojs/pdfkit/blob/v0.20.2/lib/outline.js
 */
export function topOf(y: number): { expanded?: boolean } {
  return { top: y, left: page.width, expanded: false } as { expanded?: boolean }
}

const titleTop = 49
const purposeTop = 77

/** A single line: a second one would overlap what is below. */
function setTitle(pdf: Pdf, { title }: Template): SetText {
  return setLine(pdf, [[title, 'title']], contentWidth)
}

function printHeader({ pdf, section, template }: Sheet): void {
  const { purpose, article } = template
  const place = { x: page.left, width: contentWidth }
  printSet(pdf, section, 'H2', setTitle(pdf, template), { ...place, y: titleTop })
  const height = print(pdf, section, 'P', [[purpose, 'quiet']], { ...place, y: purposeTop, width: 395 })
  printLink(pdf, section, article, 78 + height)
}

function printLink(pdf: Pdf, section: Tag, { title, path }: Article, y: number): void {
  const text = `From the article: ${title}`
  const url = environment().siteUrl + path
  const set = setText(pdf, [[text, 'link']], contentWidth)
  const area = { x: page.left, y, width: set.lines[0]?.width ?? 0, height: set.height }
  tag(pdf.doc, section, 'P', (paragraph) =>
    tag(pdf.doc, paragraph, 'Link', (link) => {
      words(link, () => drawText(pdf, set, area))
      const options = { structParent: link, Contents: pdfString(`${text}, on the web`) }
      pdf.doc.link(area.x, area.y, area.width, area.height, url, options)
    }),
  )
}

/** Prints text in a tag of its own and returns its height. */
export function print(pdf: Pdf, parent: Tag, name: TagName, runs: readonly Run[], place: Place): number {
  const set = setText(pdf, runs, place.width)
  printSet(pdf, parent, name, set, place)
  return set.height
}

/** The same for text that is set already. */
export function printSet(pdf: Pdf, parent: Tag, name: TagName, set: SetText, place: Place): void {
  tag(pdf.doc, parent, name, (element) => words(element, () => drawText(pdf, set, place)))
}
