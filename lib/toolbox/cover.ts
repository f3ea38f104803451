import { coverWords as say } from '@/content/toolbox/cover'
import { disclaimerOf } from '../disclaimers'
import { product } from '../site'
import { printCollar, toolboxTitle } from './collar'
import { drawCoverMap } from './cover-map'
import { drawFrame, drawProgress } from './furniture'
import { contentWidth, page } from './page'
import { newPage, type Pdf, pdfString } from './pdf'
import { fillBox, horizontal, strokeBox } from './rules'
import { print, printSet, type Template, topOf } from './sheet'
import { artifact, type Tag, tag, words } from './tags'
import { drawText, type SetText, setLine, setText } from './typeset'

const card = { x: page.left, y: 118, width: 372, height: 184 }

/** The lowest point that the cover's text may reach; the fence at the foot of the page stands below it. */
const textBottom = 704

/** A sheet of the toolbox and the page it begins on. */
type ListedSheet = { template: Template; number: number }

/**
 * The first page: what the toolbox is, what is in it, how to use it.
 * @param pages how many pages the toolbox has
 * @param day ISO day of the toolbox, with whose month its rules are dated
 */
export function printCover(
  pdf: Pdf,
  sheets: readonly ListedSheet[],
  { pages, day }: { pages: number; day: string },
): void {
  const { doc, root } = pdf
  const position = { number: 1, of: pages }
  newPage(pdf)
  doc.outline.addItem(toolboxTitle, topOf(0))
  artifact(doc, () => {
    drawTitleField(pdf)
    drawProgress(pdf, position, textBottom + 14)
  })
  printCollar(pdf, position, { overMap: true })
  tag(doc, root, 'Sect', (section) => printWords(pdf, section, sheets, day), { title: toolboxTitle })
}

/** A day in the month with the longest name. */
const longestDay = '2025-09-30'

/**
 * Prints only the text of the cover, to find out whether it fits.
 * @throws CoverError, WidthError or GlyphError
 */
export function tryCover(pdf: Pdf, templates: readonly Template[]): void {
  newPage(pdf)
  const sheets = templates.map((template) => ({ template, number: 1 }))
  tag(pdf.doc, pdf.root, 'Sect', (section) => printWords(pdf, section, sheets, longestDay))
}

/** The text of the cover, or the list of sheets, is longer than the page. */
export class CoverError extends Error {
  override name = 'CoverError'
  /** @param points how much too low the last line ends */
  constructor(readonly points: number) {
    super(`The words of the cover take ${points} points more than it holds.`)
  }
}

function printWords(pdf: Pdf, section: Tag, sheets: readonly ListedSheet[], day: string): void {
  printTitle(pdf, section)
  const y = printContents(pdf, section, sheets)
  printHow(pdf, section, y, day)
}

/** The title stands in a white field of its own on the map. */
function drawTitleField(pdf: Pdf): void {
  drawCoverMap(pdf)
  drawFrame(pdf)
  fillBox(pdf, card, 'card')
  strokeBox(pdf, card, 1.6)
  strokeBox(pdf, { x: card.x + 5, y: card.y + 5, width: card.width - 10, height: card.height - 10 }, 0.6)
}

function printTitle(pdf: Pdf, section: Tag): void {
  const place = { x: card.x + 22, width: card.width - 44 }
  print(pdf, section, 'P', [[product.name.toUpperCase(), 'collar']], { ...place, y: card.y + 19 })
  const height = print(pdf, section, 'H1', [[say.title, 'cover']], { ...place, y: card.y + 31 })
  print(pdf, section, 'P', [[say.lead, 'coverLead']], { ...place, y: card.y + 36 + height })
}

const rowHeight = 21

function printContents(pdf: Pdf, section: Tag, sheets: readonly ListedSheet[]): number {
  let y = card.y + card.height + 12
  y += print(pdf, section, 'H2', [[say.contents, 'heading']], { x: page.left, y, width: contentWidth }) + 3
  const top = y
  tag(pdf.doc, section, 'TOC', (contents) =>
    sheets.forEach((sheet, index) => {
      printEntry(pdf, contents, sheet, top + index * rowHeight)
    }),
  )
  return top + sheets.length * rowHeight
}

/**
 * An entry in the list of sheets, each part on a single line.
 * @throws WidthError, GlyphError
 */
export function setEntry(pdf: Pdf, { title, purpose }: Template): { name: SetText; what: SetText } {
  return {
    name: setLine(pdf, [[title, 'bodyStrong']], 170),
    what: setLine(pdf, [[purpose, 'note']], contentWidth - 200),
  }
}

function printEntry(pdf: Pdf, contents: Tag, { template, number: first }: ListedSheet, y: number): void {
  const { doc } = pdf
  const { key, title } = template
  const area = { x: page.left, y, width: contentWidth, height: rowHeight }
  artifact(doc, () => horizontal(pdf, area, 'control', 0.4))
  const number = setText(pdf, [[String(first), 'figure']], 20)
  const { name, what } = setEntry(pdf, template)
  tag(doc, contents, 'TOCI', (entry) =>
    tag(doc, entry, 'Link', (link) => {
      words(link, () => {
        drawText(pdf, number, { x: page.left, y: y + 5.5, width: 16, align: 'right' }, ' ')
        drawText(pdf, name, { x: page.left + 26, y: y + 4.5, width: 190 }, ' ')
        drawText(pdf, what, { x: page.left + 200, y: y + 6, width: contentWidth - 200 })
      })
      const options = { structParent: link, Contents: pdfString(`${title}, sheet ${first}`) }
      doc.goTo(area.x, area.y, area.width, area.height, key, options)
    }),
  )
}

function printHow(pdf: Pdf, section: Tag, top: number, day: string): void {
  const { heading, steps } = say.how
  let y = top + 12
  artifact(pdf.doc, () => horizontal(pdf, { x: page.left, y: top, width: contentWidth }, 'ink', 1))
  y += print(pdf, section, 'H2', [[heading, 'heading']], { x: page.left, y, width: contentWidth }) + 3
  tag(pdf.doc, section, 'L', (list) =>
    steps.forEach((step, index) => {
      const set = setText(pdf, [[step, 'cell']], contentWidth - 26)
      const place = { x: page.left + 26, y, width: contentWidth - 26 }
      tag(pdf.doc, list, 'LI', (item) => {
        print(pdf, item, 'Lbl', [[String(index + 1), 'figure']], {
          x: page.left,
          y,
          width: 16,
          align: 'right',
        })
        printSet(pdf, item, 'LBody', set, place)
      })
      y += set.height + 3
    }),
  )
  const small = [disclaimerOf('legal', day), disclaimerOf('examples', day)].join(' ')
  y += print(pdf, section, 'P', [[small, 'note']], { x: page.left, y: y + 3, width: contentWidth }) + 3
  if (y > textBottom) throw new CoverError(Math.ceil(y - textBottom))
}
