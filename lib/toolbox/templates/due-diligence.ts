import { dueDiligenceWords as say } from '@/content/toolbox/due-diligence'
import type { SheetWords } from '@/content/toolbox/words'
import type { FindArticle } from '../../articles'
import { blanks, choices, heading, notes, paragraph } from '../blocks'
import { type Grid, grid, gridHeight, headHeight } from '../grid'
import { type Cell, field, written } from '../grid-cells'
import { contentWidth, page } from '../page'
import { type ChecklistLine, readSteps, runsOf } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'
import { type Phase, phaseBlock, readPhases } from './due-diligence-phase'

/** The five phases on three sheets. */
export function dueDiligence(findArticle: FindArticle): Template[] {
  const article = findArticle('due-diligence-checklist')
  const phases = readPhases(article)
  const sheetOf = (key: string, words: SheetWords, draw: Template['draw']): Template => ({
    key,
    wordsFile: 'content/toolbox/due-diligence.ts',
    ...words,
    article,
    draw,
  })
  return [
    sheetOf('diligence-1', say.first, (sheet) => {
      for (const row of say.contract) blanks(sheet, row)
      drawPlan(sheet, readSteps(article))
      drawPhases(sheet, phases.slice(0, 1), 29)
    }),
    sheetOf('diligence-2', say.second, (sheet) => {
      blanks(sheet, say.parcelStrip)
      drawPhases(sheet, phases.slice(1, 3), 29)
      notes(sheet, 'notes', say.notes)
    }),
    sheetOf('diligence-3', say.third, (sheet) => {
      blanks(sheet, say.parcelStrip)
      drawPhases(sheet, phases.slice(3), 25.5)
      drawVerdict(sheet)
    }),
  ]
}

function drawPhases(sheet: Sheet, phases: readonly Phase[], rowHeight: number): void {
  for (const phase of phases) phaseBlock(sheet, phase, rowHeight)
}

/** Two tables side by side: what happens when, and what it costs to know. */
function drawPlan(sheet: Sheet, steps: readonly ChecklistLine[]): void {
  const width = (contentWidth - 14) / 2
  const clock = clockOf(steps, width)
  heading(sheet, say.plan.heading, { right: say.plan.aside, room: gridHeight(sheet, clock) })
  const top = sheet.y
  grid(sheet, clock)
  const bottom = sheet.y
  sheet.y = top
  drawBudget(sheet, { x: page.left + width + 14, width, height: bottom - 3 - top })
  sheet.y = Math.max(sheet.y, bottom)
}

function clockOf(steps: readonly ChecklistLine[], width: number): Grid {
  const { clock } = say.plan
  return {
    columns: [
      { head: clock.step, share: 72 },
      { head: clock.done, share: 28, align: 'center' },
    ],
    width,
    rowHeight: 30,
    rows: steps.map((step, index): Cell[] => [
      { kind: 'words', runs: runsOf(step, { mark: '.', strong: 'noteStrong', plain: 'note' }) },
      field(`done-${index + 1}`, `${step.label || step.text}: done on`, 'center'),
    ]),
  }
}

/** As high as the table beside it, head and all. */
function drawBudget(sheet: Sheet, { x, width, height }: { x: number; width: number; height: number }): void {
  const { budget, checks, total, share } = say.plan
  const lines = [...checks, total, share]
  grid(sheet, {
    columns: [
      { head: budget.check, share: 33 },
      { head: budget.example, share: 27, align: 'center' },
      { head: budget.planned, share: 20, align: 'center' },
      { head: budget.paid, share: 20, align: 'center' },
    ],
    x,
    width,
    rowHeight: (height - headHeight) / lines.length,
    totals: 2,
    rows: lines.map(({ name, label, example }): Cell[] => [
      written(label, 'noteStrong'),
      written(example, 'note', 'center'),
      field(`${name}-planned`, `${label}: planned`, 'center'),
      field(`${name}-paid`, `${label}: paid`, 'center'),
    ]),
  })
}

function drawVerdict(sheet: Sheet): void {
  const { heading: title, marks, choices: verdicts, blanks: letter } = say.verdict
  heading(sheet, title)
  paragraph(sheet, [[marks, 'quiet']], 6)
  choices(
    sheet,
    verdicts.map(({ name, label }) => ({ name: `verdict-${name}`, label, tip: `Verdict: ${label}` })),
    { x: page.left, y: sheet.y },
  )
  sheet.y += 17
  blanks(sheet, letter)
}
