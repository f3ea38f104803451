import { headingHeight, printTickBox, tickSize } from './blocks'
import { textField } from './fields'
import { contentWidth, page } from './page'
import { type ChecklistLine, runsOf, spokenLine } from './quoted-blocks'
import { horizontal, writingLine } from './rules'
import { makeRoom, pageRoom, type Sheet } from './sheet'
import { artifact, tag, words } from './tags'
import { drawText, type SetText, setText, setWithin } from './typeset'

type ChecklistLook = {
  /** Start of the field names: `legal` gives `legal-1` and `legal-1-finding`. */
  name: string
  /** Least height of a line. */
  rowHeight: number
  /** Width left for what was found; 0 for lines that are only ticked. */
  findings?: number
  x?: number
  width?: number
}

/** A list of things to tick off, each with room for what was found. */
export function checklistRows(sheet: Sheet, lines: readonly ChecklistLine[], look: ChecklistLook): void {
  const { name, rowHeight, findings = 0, x = page.left, width = contentWidth } = look
  const { pdf, section, fields } = sheet
  const textWidth = textWidthOf(width, findings)
  tag(pdf.doc, section, 'L', (list) =>
    lines.forEach((line, index) => {
      const said = spokenLine(line)
      const key = `${name}-${index + 1}`
      const set = setWithin(pdf, runsOf(line), textWidth)
      const height = heightOf(set, rowHeight)
      makeRoom(sheet, height, said)
      const { y } = sheet
      artifact(pdf.doc, () => {
        horizontal(pdf, { x, y: y + height, width: findings ? width - findings - 10 : width }, 'rule', 0.6)
        if (findings) writingLine(pdf, { x: x + width - findings, y: y + height, width: findings })
      })
      tag(pdf.doc, list, 'LI', (item) => {
        tag(pdf.doc, item, 'Lbl', (label) =>
          printTickBox(sheet, label, { name: key, tip: said }, { x, y: y + (height - tickSize) / 2 }),
        )
        tag(pdf.doc, item, 'LBody', (body) => {
          const place = { x: x + tickSize + 7, y: y + (height - set.height) / 2, width: textWidth }
          words(body, () => drawText(pdf, set, place))
          if (!findings) return
          const area = { x: x + width - findings, y: y + height - 18, width: findings, height: 17 }
          textField(
            pdf,
            body,
            fields,
            { name: `${key}-found`, tip: `${line.label || said}: what you found`, size: 9 },
            area,
          )
        })
      })
      sheet.y += height
    }),
  )
  sheet.y += 2
}

function textWidthOf(width: number, findings: number): number {
  return width - tickSize - 7 - (findings ? findings + 10 : 0)
}

function heightOf(set: SetText, rowHeight: number): number {
  return Math.max(rowHeight, set.height + 5)
}

/** A list of short lines in two columns, read down the left one first; in a single one if no page holds the two. */
export function checklistColumns(
  sheet: Sheet,
  lines: readonly ChecklistLine[],
  { name, rowHeight }: Pick<ChecklistLook, 'name' | 'rowHeight'>,
): void {
  const height = columnsHeight(sheet, lines, rowHeight)
  if (height === undefined) {
    checklistRows(sheet, lines, { name, rowHeight })
    return
  }
  makeRoom(sheet, height)
  const [left, right] = columnsOf(lines)
  const top = sheet.y
  checklistRows(sheet, left, { name, rowHeight, width: columnWidth })
  const bottom = sheet.y
  sheet.y = top
  checklistRows(sheet, right, {
    name: `${name}-right`,
    rowHeight,
    x: page.left + columnWidth + columnGap,
    width: columnWidth,
  })
  sheet.y = Math.max(sheet.y, bottom)
}

/** How high such a list is; `undefined` when no page holds it under its heading. */
export function columnsHeight(
  { pdf }: Sheet,
  lines: readonly ChecklistLine[],
  rowHeight: number,
): number | undefined {
  const heights = columnsOf(lines).map((column) =>
    column
      .map((line) => heightOf(setText(pdf, runsOf(line), textWidthOf(columnWidth, 0)), rowHeight))
      .reduce((sum, height) => sum + height, 0),
  )
  const height = Math.max(...heights)
  return height > pageRoom - headingHeight ? undefined : height
}

const columnGap = 16
const columnWidth = (contentWidth - columnGap) / 2

function columnsOf(lines: readonly ChecklistLine[]): [left: ChecklistLine[], right: ChecklistLine[]] {
  const half = Math.ceil(lines.length / 2)
  return [lines.slice(0, half), lines.slice(half)]
}
