import { printTickBox, tickSize } from './blocks'
import { textField } from './fields'
import { contentWidth, page } from './page'
import { type ChecklistLine, runsOf, spokenLine } from './quoted-blocks'
import { horizontal, writing } from './rules'
import type { Sheet } from './sheet'
import { artifact, tag, words } from './tags'
import { drawText, setText } from './typeset'

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
  const { press, section, fields } = sheet
  const textWidth = width - tickSize - 7 - (findings ? findings + 10 : 0)
  tag(press.doc, section, 'L', (list) =>
    lines.forEach((line, index) => {
      const said = spokenLine(line)
      const key = `${name}-${index + 1}`
      const set = setText(press, runsOf(line), textWidth)
      const height = Math.max(rowHeight, set.height + 5)
      const { y } = sheet
      artifact(press.doc, () => {
        horizontal(press, { x, y: y + height, width: findings ? width - findings - 10 : width }, 'rule', 0.6)
        if (findings)
          horizontal(
            press,
            { x: x + width - findings, y: y + height, width: findings },
            writing.colour,
            writing.weight,
          )
      })
      tag(press.doc, list, 'LI', (item) => {
        tag(press.doc, item, 'Lbl', (label) =>
          printTickBox(sheet, label, { name: key, tip: said }, { x, y: y + (height - tickSize) / 2 }),
        )
        tag(press.doc, item, 'LBody', (body) => {
          const place = { x: x + tickSize + 7, y: y + (height - set.height) / 2, width: textWidth }
          words(body, () => drawText(press, set, place))
          if (!findings) return
          const area = { x: x + width - findings, y: y + height - 18, width: findings, height: 17 }
          textField(
            press,
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

/** A list of short lines in two columns, read down the left one first. */
export function checklistColumns(
  sheet: Sheet,
  lines: readonly ChecklistLine[],
  { name, rowHeight }: Pick<ChecklistLook, 'name' | 'rowHeight'>,
): void {
  const gap = 16
  const width = (contentWidth - gap) / 2
  const half = Math.ceil(lines.length / 2)
  const top = sheet.y
  checklistRows(sheet, lines.slice(0, half), { name, rowHeight, width })
  const bottom = sheet.y
  sheet.y = top
  checklistRows(sheet, lines.slice(half), {
    name: `${name}-right`,
    rowHeight,
    x: page.left + width + gap,
    width,
  })
  sheet.y = Math.max(sheet.y, bottom)
}
