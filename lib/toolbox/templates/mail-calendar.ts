import { mailCalendarWords as say } from '@/content/toolbox/mail-calendar'
import type { FindArticle } from '../../articles'
import { heading } from '../blocks'
import { checklistColumns, columnsHeight } from '../checklist-rows'
import { grid } from '../grid'
import { field, written } from '../grid-cells'
import { type Checklist, readChecklist, readTable } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'

/** The rhythm is the article's table; the lines to tick before mailing are its checklist `outreach-compliance`. */
export function mailCalendar(findArticle: FindArticle): Template {
  const article = findArticle('off-market-strategies')
  return {
    key: 'mail',
    wordsFile: 'content/toolbox/mail-calendar.ts',
    title: say.title,
    purpose: say.purpose,
    article,
    draw(sheet) {
      drawRhythm(sheet, readTable(article, 'The mail rhythm'))
      drawBatches(sheet)
      drawBeforeMailing(sheet, readChecklist(article, 'outreach-compliance'))
    },
  }
}

function drawRhythm(sheet: Sheet, rows: readonly string[][]): void {
  const { heading: title, columns } = say.rhythm
  const [day = '', out = '', says = ''] = columns
  heading(sheet, title)
  grid(sheet, {
    columns: [
      { head: day, share: 9, align: 'center' },
      { head: out, share: 32 },
      { head: says, share: 59 },
    ],
    rowHeight: 18.5,
    rows: rows.map(([when = '', what = '', words = '']) => [
      written(when, 'figure', 'center'),
      written(what, 'cellStrong'),
      written(words),
    ]),
  })
}

function drawBatches(sheet: Sheet): void {
  const { heading: title, aside, count } = say.batches
  const columns = say.batches.columns.map((column, index) => ({
    ...column,
    align: index === 0 ? ('left' as const) : ('center' as const),
  }))
  heading(sheet, title, aside)
  grid(sheet, {
    columns,
    rowHeight: 23.5,
    rows: Array.from({ length: count }, (_, row) =>
      columns.map(({ name, head, align }) => field(`${name}-${row + 1}`, `Batch ${row + 1}: ${head}`, align)),
    ),
  })
}

function drawBeforeMailing(sheet: Sheet, { title, lines }: Checklist): void {
  const rowHeight = 18
  heading(sheet, title, { room: columnsHeight(sheet, lines, rowHeight) })
  checklistColumns(sheet, lines, { name: 'before', rowHeight })
}
