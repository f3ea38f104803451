/** The blocks a template is made of. Each prints at the sheet's height and moves it down. */

import type { BlankWords } from '@/content/toolbox/words'
import { checkbox, textField } from './fields'
import { contentWidth, page } from './page'
import type { Pdf } from './pdf'
import { strokeBox, writingLine } from './rules'
import { makeRoom, print, printSet, type Sheet, topOf } from './sheet'
import { artifact, tag, words } from './tags'
import { drawText, type Run, setText, WidthError } from './typeset'

type HeadingExtras = {
  /** Printed right after the title, such as the question that a part answers. */
  beside?: string
  /** Printed at the right end, above a column that begins there. */
  right?: string
  /** Height of what must be on the same page as the heading; by default the head of a table and its first row. */
  room?: number
  /** Width that the heading may take; by default the whole line. */
  width?: number
}

/** Height of a heading of one line with the space around it. */
export const headingHeight = 28

const asideGap = 8

/**
 * A part of the sheet: a heading, its bookmark, and a quiet line that ends at the right or follows the title.
 * @throws WidthError when all of it together is longer than one line
 */
export function heading(sheet: Sheet, title: string, extras: string | HeadingExtras = {}): void {
  const { beside, right, room = 60, width } = typeof extras === 'string' ? { right: extras } : extras
  const { pdf, section, outline } = sheet
  requireOneLine(pdf, title, [beside ?? '', right ?? ''].filter(Boolean), width)
  makeRoom(sheet, headingHeight + room)
  sheet.y += 9
  outline.addItem(title, topOf(sheet.y - 4))
  const set = setText(pdf, [[title, 'heading']], contentWidth)
  const place = { x: page.left, y: sheet.y, width: contentWidth }
  printSet(pdf, section, 'H3', set, place)
  const start = page.left + (set.lines[0]?.width ?? 0) + asideGap
  const quiet = (text: string, x: number, align: 'left' | 'right') =>
    print(pdf, section, 'P', [[text, 'note']], { x, y: sheet.y + 4, width: page.right - x, align })
  if (beside) quiet(beside, start, 'left')
  if (right) quiet(right, start, 'right')
  sheet.y += set.height + 3
}

/** A second line would overlap what is below. */
function requireOneLine(pdf: Pdf, title: string, asides: readonly string[], room = contentWidth): void {
  const runs: Run[] = [[title, 'heading'], ...asides.map((text): Run => [text, 'note'])]
  const widths = runs.map((run) => setText(pdf, [run], Number.POSITIVE_INFINITY).lines[0]?.width ?? 0)
  const taken = widths.reduce((sum, width) => sum + asideGap + width)
  if (taken > room) throw new WidthError(runs.map(([text]) => text).join(' · '))
}

/** A heading with a blank beside it for the name of the person spoken to. */
export function headingWithBlank(sheet: Sheet, title: string, blank: Omit<BlankWords, 'share'>): void {
  const { pdf, section, fields } = sheet
  const left = 235
  heading(sheet, title, { width: left - asideGap })
  const label = setText(pdf, [[blank.label.toUpperCase(), 'label']], 130)
  const labelWidth = label.lines[0]?.width ?? 0
  const x = page.left + left
  const start = x + labelWidth + 5
  const area = { x: start, y: sheet.y - 22, width: page.right - start, height: 16 }
  artifact(pdf.doc, () => writingLine(pdf, { ...area, y: sheet.y - 6 }))
  tag(pdf.doc, section, 'P', (element) => {
    words(element, () => drawText(pdf, label, { x, y: sheet.y - 14, width: 130 }))
    textField(pdf, element, fields, { name: blank.name, tip: blank.tip ?? blank.label, size: 9 }, area)
  })
}

/**
 * Text across the sheet, not split between pages.
 * @param gap points left under them
 * @throws HeightError when they are higher than a page
 */
export function paragraph(sheet: Sheet, runs: readonly Run[], gap = 4): void {
  const set = setText(sheet.pdf, runs, contentWidth)
  makeRoom(sheet, set.height, runs.map(([text]) => text).join(''))
  printSet(sheet.pdf, sheet.section, 'P', set, { x: page.left, y: sheet.y, width: contentWidth })
  sheet.y += set.height + gap
}

const blankGap = 12
const blankHeight = 31

/** A row of blanks: a line to write on with its label under it, as on a county form. */
export function blanks(sheet: Sheet, row: readonly BlankWords[]): void {
  makeRoom(sheet, blankHeight)
  const { pdf, section, fields, y } = sheet
  const whole = row.reduce((sum, { share }) => sum + share, 0)
  const room = contentWidth - blankGap * (row.length - 1)
  let x: number = page.left
  for (const { name, label, tip = label, share } of row) {
    const width = (room * share) / whole
    const line = y + 20.5
    artifact(pdf.doc, () => writingLine(pdf, { x, y: line, width }))
    const set = setText(pdf, [[label.toUpperCase(), 'label']], width)
    if (set.lines.length > 1) throw new WidthError(label)
    const left = x
    tag(pdf.doc, section, 'P', (element) => {
      words(element, () => drawText(pdf, set, { x: left, y: line + 1.5, width }))
      textField(pdf, element, fields, { name, tip }, { x: left, y: y + 3, width, height: 17 })
    })
    x += width + blankGap
  }
  sheet.y += blankHeight
}

/** Two lines to write on below a label. Each is a field of its own, so that typed text stays on its line. */
export function notes(sheet: Sheet, name: string, label: string): void {
  const { pdf, section, fields } = sheet
  const lines = 2
  const leading = 20
  makeRoom(sheet, 10 + lines * leading)
  const top = sheet.y + 10
  const set = setText(pdf, [[label.toUpperCase(), 'label']], contentWidth)
  const place = { x: page.left, width: contentWidth }
  tag(pdf.doc, section, 'P', (element) => {
    words(element, () => drawText(pdf, set, { ...place, y: sheet.y }))
    for (let line = 1; line <= lines; line += 1) {
      const y = top + line * leading
      artifact(pdf.doc, () => writingLine(pdf, { ...place, y }))
      const facts = { name: `${name}-${line}`, tip: `${label}, line ${line} of ${lines}` }
      textField(pdf, element, fields, facts, { ...place, y: y - 17.5, height: 17 })
    }
  })
  sheet.y = top + lines * leading + 3
}

type Choice = { name: string; label: string; tip: string }

/** A row of labelled checkboxes; returns where the next thing in the row may begin. */
export function choices(sheet: Sheet, row: readonly Choice[], { x, y }: { x: number; y: number }): number {
  const { pdf, section } = sheet
  let left = x
  for (const { name, label, tip } of row) {
    const set = setText(pdf, [[label, 'cellStrong']], contentWidth)
    const at = left
    tag(pdf.doc, section, 'P', (element) => {
      printTickBox(sheet, element, { name, tip }, { x: at, y: y + 1 })
      words(element, () => drawText(pdf, set, { x: at + 16, y: y + 0.5, width: contentWidth }))
    })
    left += 16 + (set.lines[0]?.width ?? 0) + 14
  }
  return left
}

export const tickSize = 11

/** The square on paper and the field over it. */
export function printTickBox(
  { pdf, fields }: Sheet,
  element: Parameters<typeof checkbox>[1],
  facts: { name: string; tip: string },
  { x, y }: { x: number; y: number },
): void {
  const area = { x, y, width: tickSize, height: tickSize }
  artifact(pdf.doc, () => strokeBox(pdf, area, 0.9))
  checkbox(pdf, element, fields, facts, area)
}
