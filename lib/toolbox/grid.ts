import type { Cell } from './grid-cells'
import { headLook, type Laid, type LaidRow, padding, printRow, repeatHead } from './grid-rows'
import { type Align, contentWidth, page, writingHeight } from './page'
import type { Pdf } from './pdf'
import { horizontal } from './rules'
import { fits, makeRoom, type Sheet } from './sheet'
import { artifact, tag } from './tags'
import { setWithin } from './typeset'

/** Height of a head of one line. */
export const headHeight = 16

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

function heightOf(row: readonly Laid[], min: number): number {
  return Math.max(min, ...row.map(({ set }) => (set ? set.height + 2 * padding.y - 1 : 0)))
}
