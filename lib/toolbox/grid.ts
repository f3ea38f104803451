import type { ColourName } from '@/lib/drawing/ink'
import { printTickBox, tickSize } from './blocks'
import { textField } from './fields'
import { contentWidth, page } from './page'
import { fillBox, horizontal, vertical } from './rules'
import type { Sheet } from './sheet'
import { artifact, type Tag, tag, words } from './tags'
import { drawText, type Run, type SetText, setText } from './typeset'

export type Cell =
  | { kind: 'words'; runs: readonly Run[]; align?: 'left' | 'center' | 'right' }
  | { kind: 'field'; name: string; tip: string; align?: 'left' | 'center' | 'right'; multiline?: boolean }
  | { kind: 'tick'; name: string; tip: string }
  | { kind: 'empty' }

export type Column = { head: string; share: number; align?: 'left' | 'center' | 'right' }

export type Grid = {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Every row is at least this high; one with more words grows. */
  rowHeight: number
  /** Rows from the end that are totals: a heavier line above, a tinted ground. */
  totals?: number
  /** Without a head the rows name themselves. */
  headless?: boolean
  /** Where the table stands, if not across the sheet. */
  x?: number
  width?: number
}

const padding = { x: 5, y: 3.5 }

export const written = (text: string, style: Run[1] = 'cell'): Cell => ({
  kind: 'words',
  runs: [[text, style]],
})

type Laid = { x: number; width: number; cell: Cell; set: SetText | undefined }

/** A table with a head. The first cell of each row that has words is the row's heading. */
export function grid(
  sheet: Sheet,
  { columns, rows, rowHeight, totals = 0, headless = false, x = page.left, width = contentWidth }: Grid,
): void {
  const { press } = sheet
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (width * share) / whole)
  const across = { x, width }

  function layRow(cells: readonly Cell[]): Laid[] {
    let left = x
    return cells.map((cell, index) => {
      const room = widths[index] ?? 0
      const set = cell.kind === 'words' ? setText(press, cell.runs, room - 2 * padding.x) : undefined
      if (set?.lines.some((line) => line.width > room - 2 * padding.x + 0.5))
        throw new Error(`A word is wider than its column on "${columns[index]?.head}".`)
      const laid = { x: left, width: room, cell, set }
      left += room
      return laid
    })
  }

  tag(press.doc, sheet.section, 'Table', (table) => {
    const head = layRow(
      columns.map(({ head, align }) => ({ kind: 'words', runs: [[head, 'column']], align })),
    )
    if (!headless)
      printRow(sheet, table, head, { height: heightOf(head, 16), ground: 'sheet-2', role: 'head', across })
    rows.forEach((cells, index) => {
      const laid = layRow(cells)
      const total = index >= rows.length - totals
      const heavy = (total && index === rows.length - totals) || (headless && index === 0)
      const row = { height: heightOf(laid, rowHeight), role: 'body', heavy, across } as const
      printRow(sheet, table, laid, total ? { ...row, ground: 'sheet-2' } : row)
    })
  })
  artifact(press.doc, () => horizontal(press, { ...across, y: sheet.y }, 'ink', 1))
  sheet.y += 3
}

function heightOf(row: readonly Laid[], least: number): number {
  return Math.max(least, ...row.map(({ set }) => (set ? set.height + 2 * padding.y - 1 : 0)))
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
  const { press, y } = sheet
  artifact(press.doc, () => {
    if (ground) fillBox(press, { ...across, y, height }, ground)
    for (const { x, width, cell } of row)
      if (cell.kind === 'empty') fillBox(press, { x, y, width, height }, 'sheet-2')
    if (role === 'head' || heavy) horizontal(press, { ...across, y }, 'ink', 1)
    else horizontal(press, { ...across, y }, 'control', 0.5)
    for (const { x } of row.slice(1)) vertical(press, { x, y, height }, 'control', 0.35)
  })
  tag(press.doc, table, 'TR', (line) =>
    row.forEach((laid, index) => {
      const isRowHeading = role === 'body' && index === 0 && laid.cell.kind === 'words'
      const name = role === 'head' || isRowHeading ? 'TH' : 'TD'
      const options = name === 'TD' ? {} : ({ scope: role === 'head' ? 'Column' : 'Row' } as const)
      tag(press.doc, line, name, (cell) => printCell(sheet, cell, laid, height), options)
    }),
  )
  sheet.y += height
}

function printCell(sheet: Sheet, element: Tag, { x, width, cell, set }: Laid, height: number): void {
  const { press, fields, y } = sheet
  if (set && cell.kind === 'words') {
    const place = {
      x: x + padding.x,
      y: y + (height - set.height) / 2,
      width: width - 2 * padding.x,
      align: cell.align,
    }
    words(element, () => drawText(press, set, place))
  }
  if (cell.kind === 'field') {
    // Readers differ in where they set a line of type in a tall field, so the field itself stands in the middle.
    const tall = cell.multiline ? height - 3 : Math.min(height - 3, 20)
    const area = { x: x + 2, y: y + (height - tall) / 2, width: width - 4, height: tall }
    textField(press, element, fields, { ...cell, size: width < 60 ? 9 : 10 }, area)
  }
  if (cell.kind === 'tick')
    printTickBox(sheet, element, cell, { x: x + (width - tickSize) / 2, y: y + (height - tickSize) / 2 })
}
