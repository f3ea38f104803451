import { weeklyNumbersWords as say } from '@/content/toolbox/weekly-numbers'
import type { FindArticle } from '../../articles'
import { blanks, heading, notes } from '../blocks'
import { type Column, grid } from '../grid'
import { type Cell, field, written } from '../grid-cells'
import { readTable } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'

/** The dashboard, targets and formulas included, is the article's table; the counts above it are the sheet's own. */
export function weeklyNumbers(findArticle: FindArticle): Template {
  const article = findArticle('building-dream-team')
  return {
    key: 'weekly',
    wordsFile: 'content/toolbox/weekly-numbers.ts',
    title: say.title,
    purpose: say.purpose,
    article,
    draw(sheet) {
      blanks(sheet, say.blanks)
      drawCounts(sheet)
      drawDashboard(sheet, readTable(article, 'The weekly dashboard'))
      sheet.y += 3
      notes(sheet, 'next', say.next)
    },
  }
}

function drawCounts(sheet: Sheet): void {
  const { heading: title, aside, column, lines } = say.counts
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [{ head: column, share: 46 }, ...weekColumns()],
    rowHeight: 20,
    rows: lines.map(({ name, label }) => [written(label, 'cellStrong'), ...eachWeek(name, label)]),
  })
}

function drawDashboard(sheet: Sheet, rows: readonly string[][]): void {
  const { heading: title, aside, columns, red } = say.dashboard
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [
      { head: columns.number, share: 35 },
      { head: columns.target, share: 11, align: 'center' },
      ...weekColumns(),
    ],
    rowHeight: 38.5,
    rows: rows.map(([number = '', target = '', formula = '', ifRed = ''], index) => [
      {
        kind: 'words',
        runs: [
          [number, 'cellStrong'],
          [`\n${formula}`, 'note'],
          [`\n${red} ${ifRed}`, 'noteSlanted'],
        ],
      },
      written(target, 'figure', 'center'),
      ...eachWeek(`number-${index + 1}`, number),
    ]),
  })
}

const weeks = Array.from({ length: say.weeks }, (_, index) => index + 1)

function weekColumns(): Column[] {
  return [...weeks.map((week) => `Week ${week}`), say.total].map((head) => ({
    head,
    share: 10.8,
    align: 'center',
  }))
}

function eachWeek(name: string, label: string): Cell[] {
  return [
    ...weeks.map((week) => field(`${name}-${week}`, `${label}, week ${week}`, 'center')),
    field(`${name}-total`, `${label}, four weeks together`, 'center'),
  ]
}
