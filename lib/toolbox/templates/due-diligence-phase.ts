import { dueDiligenceWords as say } from '@/content/toolbox/due-diligence'
import type { Article } from '../../articles'
import { choices, heading } from '../blocks'
import { checklistRows } from '../checklist-rows'
import { textField } from '../fields'
import { page } from '../page'
import { type Checklist, readChecklist, readRow } from '../quoted-blocks'
import { writingLine } from '../rules'
import { makeRoom, printSet, type Sheet } from '../sheet'
import { artifact, tag, words } from '../tags'
import { drawText, setText, setWithin } from '../typeset'

export type Phase = Checklist & { key: string; question: string; passesIf: string }

/** The phases of the article: their lines, and from its table the question each answers and what counts as a pass. */
export function readPhases(article: Article): Phase[] {
  return say.phases.map((id, index) => {
    const [, question = '', , passesIf = ''] = readRow(article, 'Five phases on one page', `${index + 1}`)
    return { ...readChecklist(article, id), key: id.replace('dd-', ''), question, passesIf }
  })
}

/**
 * The lines of a phase with room for what is found, then what passes, the boxes of its verdict and the terms of a fix.
 * @param rowHeight least height of a line, in points
 */
export function phaseBlock(
  sheet: Sheet,
  { key, title, lines, question, passesIf }: Phase,
  rowHeight: number,
): void {
  heading(sheet, title, { beside: question, right: say.found })
  checklistRows(sheet, lines, { name: key, rowHeight, findings: 205 })
  const { pdf, section, fields } = sheet
  const pass = setWithin(
    pdf,
    [
      [say.passesIf, 'noteStrong'],
      [` ${passesIf}.`, 'note'],
    ],
    182,
  )
  // Two lines stand beside the boxes; what is longer moves them down, so that they stay in its middle.
  const more = Math.max(0, pass.height - 20)
  makeRoom(sheet, 25 + more, passesIf)
  const y = sheet.y + 5 + more / 2
  printSet(pdf, section, 'P', pass, { x: page.left, y: y + (13 - pass.height) / 2, width: 182 })
  const after = choices(
    sheet,
    say.marks.map(({ name, label }) => ({ name: `${key}-${name}`, label, tip: `${title}: ${label}` })),
    { x: page.left + 192, y },
  )
  const label = setText(pdf, [[say.fix.toUpperCase(), 'label']], 200)
  const line = { x: after, y: y + 13, width: page.right - after }
  artifact(pdf.doc, () => writingLine(pdf, line))
  tag(pdf.doc, section, 'P', (element) => {
    words(element, () => drawText(pdf, label, { x: after, y: line.y + 1, width: line.width }))
    const area = { x: after, y: y - 3, width: line.width, height: 15 }
    textField(
      pdf,
      element,
      fields,
      { name: `${key}-fix-terms`, tip: `${title}: ${say.fix.toLowerCase()}`, size: 9 },
      area,
    )
  })
  sheet.y = y + 22 + more / 2
}
