import { countyScorecardWords as say } from '@/content/toolbox/county-scorecard'
import type { FindArticle } from '../../articles'
import { countyCriteria } from '../../calculators/county'
import { blanks, heading, notes, paragraph } from '../blocks'
import { type Column, grid } from '../grid'
import { type Cell, field, tick, written } from '../grid-cells'
import { type ChecklistLine, readChecklist, runsOf, spokenLine } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'

/** Four of the tests are the calculator's; the lines to tick are the article's checklist `county-scorecard`. */
export function countyScorecard(findArticle: FindArticle): Template {
  const article = findArticle('profitable-county-market-selection')
  return {
    key: 'county',
    wordsFile: 'content/toolbox/county-scorecard.ts',
    title: say.title,
    purpose: say.purpose,
    article,
    draw(sheet) {
      blanks(sheet, say.blanks)
      drawTests(sheet)
      drawLines(sheet, readChecklist(article, 'county-scorecard').lines)
      paragraph(sheet, [[say.pass, 'bodyStrong']], 5)
      notes(sheet, 'notes', say.notes)
    },
  }
}

function drawTests(sheet: Sheet): void {
  const { tests, supply } = say
  heading(sheet, tests.heading, tests.aside)
  grid(sheet, {
    columns: [
      { head: tests.columns.test, share: 30 },
      { head: tests.columns.passes, share: 23 },
      ...countyColumns(20),
    ],
    rowHeight: 21.5,
    rows: [
      [written(tests.countyName), { kind: 'empty' }, ...eachCounty('name', tests.countyName)],
      ...countyCriteria.map(({ name, rule }, index) => [
        written(name, 'cellStrong'),
        written(rule, 'figure'),
        ...eachCounty(`test-${index + 1}`, name),
      ]),
      ...supply.map(({ name, label, rule }) => [
        written(label),
        written(rule, 'note'),
        ...eachCounty(name, label),
      ]),
    ],
  })
}

function drawLines(sheet: Sheet, checklist: readonly ChecklistLine[]): void {
  const { lines, verdict } = say
  heading(sheet, lines.heading)
  grid(sheet, {
    columns: [{ head: lines.column, share: 55 }, ...countyColumns(15)],
    rowHeight: 18,
    totals: 2,
    rows: [
      ...checklist.map((line, index): Cell[] => [
        { kind: 'words', runs: [[`${index + 1}. `, 'cellStrong'], ...runsOf(line)] },
        ...say.counties.map((county) =>
          tick(`line-${index + 1}-${county.toLowerCase()}`, `County ${county}: ${spokenLine(line)}`),
        ),
      ]),
      [written(lines.total, 'cellStrong'), ...eachCounty('ticked', lines.total)],
      [written(verdict.label, 'cellStrong'), ...eachCounty(verdict.name, verdict.label)],
    ],
  })
}

function countyColumns(share: number): Column[] {
  return say.counties.map((county) => ({ head: `County ${county}`, share, align: 'center' }))
}

function eachCounty(name: string, label: string): Cell[] {
  return say.counties.map((county) =>
    field(`${name}-${county.toLowerCase()}`, `County ${county}: ${label}`, 'center'),
  )
}
