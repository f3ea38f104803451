import { compSheetWords as say, type ValueStep } from '@/content/toolbox/comp-sheet'
import type { FindArticle } from '../../articles'
import { blanks, heading } from '../blocks'
import { grid } from '../grid'
import { type Cell, field, tick, written } from '../grid-cells'
import { type ChecklistLine, readChecklist, runsOf, spokenLine } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'

const compNumbers = Array.from({ length: say.comps.count }, (_, index) => index + 1)

/** What has to be true of a sale before it counts is the article's checklist `comp-quality`. */
export function compSheet(findArticle: FindArticle): Template {
  const article = findArticle('analyze-land-value-without-mls')
  return {
    key: 'comp',
    wordsFile: 'content/toolbox/comp-sheet.ts',
    title: say.title,
    purpose: say.purpose,
    article,
    draw(sheet) {
      for (const row of say.blanks) blanks(sheet, row)
      drawComps(sheet)
      drawQuality(sheet, readChecklist(article, 'comp-quality').lines)
      drawValue(sheet)
    },
  }
}

function drawComps(sheet: Sheet): void {
  const { heading: title, aside, columns } = say.comps
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [{ head: '#', share: 4, align: 'center' }, ...columns],
    rowHeight: 21.5,
    rows: compNumbers.map((number) => [
      written(String(number), 'figure', 'center'),
      ...columns.map(({ name, head }) => field(`${name}-${number}`, `Comp ${number}: ${head}`)),
    ]),
  })
}

function drawQuality(sheet: Sheet, checklist: readonly ChecklistLine[]): void {
  const { heading: title, aside } = say.quality
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [
      { head: 'True of comp', share: 65 },
      ...compNumbers.map((number) => ({ head: String(number), share: 7, align: 'center' as const })),
    ],
    rowHeight: 16.5,
    rows: checklist.map((line, index) => [
      { kind: 'words', runs: runsOf(line) },
      ...compNumbers.map((number) =>
        tick(`line-${index + 1}-${number}`, `Comp ${number}: ${spokenLine(line)}`),
      ),
    ]),
  })
}

function drawValue(sheet: Sheet): void {
  const { heading: title, aside, columns, steps, total } = say.value
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [
      { head: columns.step, share: 26 },
      { head: columns.rule, share: 42 },
      { head: columns.change, share: 12, align: 'center' },
      { head: columns.value, share: 20, align: 'center' },
    ],
    rowHeight: 19,
    totals: 1,
    rows: [...steps, total].map(({ name, label, rule, unit = 'dollars', isChange }: ValueStep): Cell[] => [
      written(label, 'cellStrong'),
      written(rule, 'note'),
      isChange ? field(`${name}-change`, `${label}: change in percent`, 'center') : { kind: 'empty' },
      field(name, `${label}, in ${unit}`, 'center'),
    ]),
  })
}
