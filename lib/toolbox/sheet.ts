import type { Article } from '../articles'
import { environment } from '../env'
import { printCollar } from './collar'
import type { FieldGroup } from './fields'
import { openFieldGroup } from './fields'
import { drawFrame, drawHeaderGround, drawProgress } from './furniture'
import { contentWidth, page } from './page'
import { newPage, type Press, pdfString } from './press'
import { artifact, type Tag, tag, words } from './tags'
import { drawText, type Run, setText } from './typeset'

/** A sheet while it is being laid out, from the top down. One whose lists have grown takes more than one page. */
export type Sheet = {
  press: Press
  template: Template
  /** The page it is at. */
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
  /** Path of the words that are the sheet's own. */
  wordsFile: string
  /** The article that teaches the sheet. */
  article: Article
  draw(sheet: Sheet): void
}

export type Position = { number: number; of: number }

/** Prints a template on a page of its own, or on as many as it needs; answers how many those are. */
export function printTemplate(press: Press, template: Template, position: Position): number {
  newPage(press)
  press.doc.addNamedDestination(template.key, 'XYZ', 0, 0, null)
  const outline = press.doc.outline.addItem(template.title, topOf(0))
  drawFurniture(press, template, position)
  let pages = 0
  tag(
    press.doc,
    press.root,
    'Sect',
    (section) => {
      const fields = openFieldGroup(press, template.key)
      const sheet = { press, template, position, section, outline, fields, y: page.contentTop }
      printHeader(sheet, template)
      template.draw(sheet)
      pages = sheet.position.number - position.number + 1
    },
    { title: template.title },
  )
  return pages
}

/**
 * Prints what a template draws and nothing around it, to learn whether it can be printed.
 * @throws HeightError, WidthError or QuoteError
 */
export function tryTemplate(press: Press, template: Template): void {
  newPage(press)
  const fields = openFieldGroup(press, template.key)
  const { outline } = press.doc
  const position = { number: 1, of: 2 }
  tag(press.doc, press.root, 'Sect', (section) =>
    template.draw({ press, template, position, section, outline, fields, y: page.contentTop }),
  )
}

function drawFurniture(press: Press, { key }: Template, position: Position): void {
  artifact(press.doc, () => {
    drawFrame(press)
    drawHeaderGround(press, key)
    drawProgress(press, position)
  })
  printCollar(press, position)
}

/** From the first line of a page to its last. */
export const pageRoom = page.contentBottom - page.contentTop

/** Whether so many more points fit on the page. */
export function fits({ y }: Sheet, height: number): boolean {
  return y + height <= page.contentBottom + 0.5
}

/**
 * Goes on on another page unless `height` more points fit on this one. Call it before what is printed in one piece,
 * outside of words and artifacts.
 * @param text what stands there, for whoever has to shorten it
 * @returns whether there is a new page
 * @throws HeightError when no page is that high
 */
export function makeRoom(sheet: Sheet, height: number, text = ''): boolean {
  if (fits(sheet, height)) return false
  if (height > pageRoom) throw new HeightError(sheet.template.title, tenthsOf(height / pageRoom), text)
  turnPage(sheet)
  return true
}

/** Rounded up, so that what does not fit is told to be more than one page. */
function tenthsOf(pages: number): number {
  return Math.ceil(pages * 10) / 10
}

/** What is printed in one piece is higher than a page. */
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

/** A screen reader goes on reading; the title is repeated for eyes alone. */
function turnPage(sheet: Sheet): void {
  const { press, template, position } = sheet
  sheet.position = { ...position, number: position.number + 1 }
  newPage(press)
  drawFurniture(press, template, sheet.position)
  const title = setText(press, [[template.title, 'title']], contentWidth)
  const below = setText(press, [['Continued', 'quiet']], contentWidth)
  artifact(
    press.doc,
    () => {
      drawText(press, title, { x: page.left, y: titleTop, width: contentWidth })
      drawText(press, below, { x: page.left, y: purposeTop, width: contentWidth })
    },
    'Pagination',
  )
  sheet.y = page.contentTop
}

/**
 * Options of a bookmark that leads to a height of the open page, in points from its top, and begins folded.
 * pdfkit measures an outline's left edge from the right, so the page's width means "at the left".
 * https://github.com/foliojs/pdfkit/blob/v0.20.2/lib/outline.js
 */
export function topOf(y: number): { expanded?: boolean } {
  return { top: y, left: page.width, expanded: false } as { expanded?: boolean }
}

const titleTop = 49
const purposeTop = 77

function printHeader({ press, section }: Sheet, { title, purpose, article }: Template): void {
  const place = { x: page.left, width: contentWidth }
  print(press, section, 'H2', [[title, 'title']], { ...place, y: titleTop })
  const height = print(press, section, 'P', [[purpose, 'quiet']], { ...place, y: purposeTop, width: 395 })
  printLink(press, section, article, 78 + height)
}

function printLink(press: Press, section: Tag, { title, path }: Article, y: number): void {
  const text = `From the article: ${title}`
  const url = environment().siteUrl + path
  const set = setText(press, [[text, 'link']], contentWidth)
  const area = { x: page.left, y, width: set.lines[0]?.width ?? 0, height: set.height }
  tag(press.doc, section, 'P', (paragraph) =>
    tag(press.doc, paragraph, 'Link', (link) => {
      words(link, () => drawText(press, set, area))
      const options = { structParent: link, Contents: pdfString(`${text}, on the web`) }
      press.doc.link(area.x, area.y, area.width, area.height, url, options)
    }),
  )
}

type Placement = { x: number; y: number; width: number; align?: 'left' | 'center' | 'right' }

/** Prints one block of words in its own tag and answers its height. */
export function print(
  press: Press,
  parent: Tag,
  name: 'H2' | 'P' | 'Lbl',
  runs: readonly Run[],
  place: Placement,
): number {
  const set = setText(press, runs, place.width)
  tag(press.doc, parent, name, (element) => words(element, () => drawText(press, set, place)))
  return set.height
}
