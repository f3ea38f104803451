import type { ColourName } from '../drawing/ink'
import { printTickBox, tickSize } from './blocks'
import { textField } from './fields'
import type { Cell } from './grid-cells'
import type { Pdf } from './pdf'
import { fillBox, horizontal, vertical } from './rules'
import type { Sheet } from './sheet'
import { artifact, type Tag, tag, words } from './tags'
import { drawText, type SetText } from './typeset'

/** Room around the words of a cell. */
export const padding = { x: 5, y: 3.5 }

/** A cell with its place in the row. */
export type Laid = { x: number; width: number; cell: Cell; set: SetText | undefined }

export type LaidRow = { cells: Laid[]; height: number }

type RowLook = {
  height: number
  role: 'head' | 'body'
  ground?: ColourName
  heavy?: boolean
  across: { x: number; width: number }
}

/** Prints a row and moves on below it. */
export function printRow(sheet: Sheet, table: Tag, row: readonly Laid[], look: RowLook): void {
  const { pdf, y } = sheet
  const { height, role } = look
  drawRow(pdf, row, { ...look, y })
  tag(pdf.doc, table, 'TR', (line) =>
    row.forEach((laid, index) => {
      const isRowHeading = role === 'body' && index === 0 && laid.cell.kind === 'words'
      const name = role === 'head' || isRowHeading ? 'TH' : 'TD'
      const options = name === 'TD' ? {} : ({ scope: role === 'head' ? 'Column' : 'Row' } as const)
      tag(pdf.doc, line, name, (cell) => printCell(sheet, cell, laid, height), options)
    }),
  )
  sheet.y += height
}

/** What sets a head apart from the other rows. */
export const headLook = { ground: 'sheet-2', role: 'head' } as const

/** Prints the head again. An artifact: a screen reader is in the middle of the table and knows its head. */
export function repeatHead(sheet: Sheet, { cells, height }: LaidRow, across: RowLook['across']): void {
  const { pdf, y } = sheet
  drawRow(pdf, cells, { y, height, ...headLook, across })
  artifact(pdf.doc, () => {
    for (const laid of cells) drawWords(pdf, laid, { y, height })
  })
  sheet.y += height
}

/** The lines and grounds of a row. */
function drawRow(
  pdf: Pdf,
  row: readonly Laid[],
  { y, height, role, ground, heavy, across }: RowLook & { y: number },
): void {
  artifact(pdf.doc, () => {
    if (ground) fillBox(pdf, { ...across, y, height }, ground)
    for (const { x, width, cell } of row)
      if (cell.kind === 'empty') fillBox(pdf, { x, y, width, height }, 'sheet-2')
    if (role === 'head' || heavy) horizontal(pdf, { ...across, y }, 'ink', 1)
    else horizontal(pdf, { ...across, y }, 'control', 0.5)
    for (const { x } of row.slice(1)) vertical(pdf, { x, y, height }, 'control', 0.35)
  })
}

function drawWords(
  pdf: Pdf,
  { x, width, cell, set }: Laid,
  { y, height }: { y: number; height: number },
): void {
  if (!set || cell.kind !== 'words') return
  const place = { x: x + padding.x, y: y + (height - set.height) / 2, width: width - 2 * padding.x }
  drawText(pdf, set, { ...place, align: cell.align })
}

function printCell(sheet: Sheet, element: Tag, laid: Laid, height: number): void {
  const { pdf, fields, y } = sheet
  const { x, width, cell } = laid
  if (cell.kind === 'words') words(element, () => drawWords(pdf, laid, { y, height }))
  if (cell.kind === 'field') {
    // PDF viewers differ in where they put a line of text in a tall field, so the field itself is centred.
    const tall = cell.multiline ? height - 3 : Math.min(height - 3, 20)
    const area = { x: x + 2, y: y + (height - tall) / 2, width: width - 4, height: tall }
    textField(pdf, element, fields, { ...cell, size: width < 60 ? 9 : 10 }, area)
  }
  if (cell.kind === 'tick')
    printTickBox(sheet, element, cell, { x: x + (width - tickSize) / 2, y: y + (height - tickSize) / 2 })
}
