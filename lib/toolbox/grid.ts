import type { ColourName } from '../drawing/ink'
import { printTickBox, tickSize } from './blocks'
import { textField } from './fields'
import { type Align, contentWidth, page, writingHeight } from './page'
import type { Pdf } from './pdf'
import { fillBox, horizontal, vertical } from './rules'
import { fits, makeRoom, type Sheet } from './sheet'
import { artifact, type Tag, tag, words } from './tags'
import { drawText, type Run, type SetText, setWithin } from './typeset'

/** Height of a head of one line. */
export const headHeight = 16

export type Cell =
  | { kind: 'words'; runs: readonly Run[]; align?: Align }
  | { kind: 'field'; name: string; tip: string; align?: Align; multiline?: boolean }
  | { kind: 'tick'; name: string; tip: string }
  | { kind: 'empty' }

export type Column = { head: string; share: number; align?: Align }

export type Grid = {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Least height of a row; rows with more text, or with a field and no room for a pen, grow. */
  rowHeight: number
  /** Rows from the end that are totals: a heavier line above, a tinted ground. */
  totals?: number
  /** Without a head, the first cell of each row says what it is. */
  headless?: boolean
  /** Position and width of the table; by default across the sheet. */
  x?: number
  width?: number
}

const padding = { x: 5, y: 3.5 }

/** A cell of words in one style. */
export const written = (text: string, style: Run[1] = 'cell', align?: Align): Cell => ({
  kind: 'words',
  runs: [[text, style]],
  align,
})

/** A cell to type into. Name and tip as in `FieldFacts`. */
export const field = (name: string, tip: string, align?: Align): Cell => ({ kind: 'field', name, tip, align })

/** A cell to tick. Name and tip as in `FieldFacts`. */
export const tick = (name: string, tip: string): Cell => ({ kind: 'tick', name, tip })

type Laid = { x: number; width: number; cell: Cell; set: SetText | undefined }

/**
 * A table with a head. The first cell of a row, if it has text, is the row's heading. A table that continues on another
 * page repeats its head there.
 */
export function grid(sheet: Sheet, table: Grid): void {
  const { pdf } = sheet
  const { rows, totals = 0, headless = false, x = page.left, width = contentWidth } = table
  const across = { x, width }
  const { head, body } = layGrid(pdf, table)
  const end = () => artifact(pdf.doc, () => horizontal(pdf, { ...across, y: sheet.y }, 'ink', 1))

  makeRoom(sheet, (head?.height ?? 0) + (body[0]?.height ?? 0), wordsOf(rows[0]))
  tag(pdf.doc, sheet.section, 'Table', (element) => {
    if (head) printRow(sheet, element, head.cells, { height: head.height, ...headLook, across })
    body.forEach(({ cells, height }, index) => {
      if (!fits(sheet, height)) end()
      const isFirst = makeRoom(sheet, height, wordsOf(rows[index]))
      if (isFirst && head) repeatHead(sheet, head, across)
      const total = index >= rows.length - totals
      const heavy =
        (total && index === rows.length - totals) || (headless && index === 0) || (isFirst && !head)
      const row = { height, role: 'body', heavy, across } as const
      printRow(sheet, element, cells, total ? { ...row, ground: 'sheet-2' } : row)
    })
  })
  end()
  sheet.y += 3
}

/** Height of a table with all its rows and its bottom line. */
export function gridHeight({ pdf }: Sheet, table: Grid): number {
  const { head, body } = layGrid(pdf, table)
  return [...(head ? [head] : []), ...body].reduce((sum, { height }) => sum + height, 3)
}

type LaidRow = { cells: Laid[]; height: number }

function layGrid(
  pdf: Pdf,
  { columns, rows, rowHeight, headless = false, x = page.left, width = contentWidth }: Grid,
): { head: LaidRow | undefined; body: LaidRow[] } {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (width * share) / whole)

  function layRow(cells: readonly Cell[], min: number): LaidRow {
    let left = x
    const laid = cells.map((cell, index) => {
      const room = widths[index] ?? 0
      const set = cell.kind === 'words' ? setWithin(pdf, cell.runs, room - 2 * padding.x) : undefined
      const placed = { x: left, width: room, cell, set }
      left += room
      return placed
    })
    const isWrittenIn = cells.some(({ kind }) => kind === 'field')
    return { cells: laid, height: heightOf(laid, isWrittenIn ? Math.max(min, writingHeight) : min) }
  }

  const head = layRow(
    columns.map(({ head, align }) => ({ kind: 'words', runs: [[head, 'column']], align })),
    headHeight,
  )
  return { head: headless ? undefined : head, body: rows.map((cells) => layRow(cells, rowHeight)) }
}

/** The longest text of a row, by which an error message names it. */
function wordsOf(cells: readonly Cell[] = []): string {
  const texts = cells.flatMap((cell) =>
    cell.kind === 'words' ? cell.runs.map(([text]) => text).join('') : [],
  )
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '')
}

const headLook = { ground: 'sheet-2', role: 'head' } as const

/** An artifact: a screen reader is in the middle of the table and knows its head. */
function repeatHead(sheet: Sheet, { cells, height }: LaidRow, across: RowLook['across']): void {
  const { pdf, y } = sheet
  drawRow(pdf, cells, { y, height, ...headLook, across })
  artifact(pdf.doc, () => {
    for (const laid of cells) drawWords(pdf, laid, { y, height })
  })
  sheet.y += height
}

function heightOf(row: readonly Laid[], min: number): number {
  return Math.max(min, ...row.map(({ set }) => (set ? set.height + 2 * padding.y - 1 : 0)))
}

type RowLook = {
  height: number
  role: 'head' | 'body'
  ground?: ColourName
  heavy?: boolean
  across: { x: number; width: number }
}

function printRow(
  sheet: Sheet,
  table: Tag,
  row: readonly Laid[],
  { height, role, ground, heavy, across }: RowLook,
): void {
  const { pdf, y } = sheet
  drawRow(pdf, row, { y, height, role, ground, heavy, across })
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
