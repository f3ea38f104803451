import { exampleNote, noteTermsWords as say } from '@/content/toolbox/note-terms'
import type { FindArticle } from '../../articles'
import { summarizeNote } from '../../calculators/note'
import { disclaimers } from '../../disclaimers'
import { formatWholeDollars, formatWithCents } from '../../money'
import { blanks, heading, paragraph } from '../blocks'
import { grid } from '../grid'
import { field, written } from '../grid-cells'
import { type ChecklistLine, readChecklist } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'

/** The terms are the article's checklist `note-terms`; the worked example is figured by the note calculator. */
export function noteTerms(findArticle: FindArticle): Template {
  const article = findArticle('seller-financing-guide')
  return {
    key: 'note',
    wordsFile: 'content/toolbox/note-terms.ts',
    title: say.title,
    purpose: say.purpose,
    article,
    draw(sheet) {
      blanks(sheet, say.blanks)
      drawTerms(sheet, readChecklist(article, 'note-terms').lines)
      drawCheck(sheet)
      paragraph(sheet, [[`${say.check.lastTwo} ${workedExample()}`, 'note']])
      paragraph(sheet, [[disclaimers['seller-finance'], 'noteStrong']])
    },
  }
}

function drawTerms(sheet: Sheet, lines: readonly ChecklistLine[]): void {
  const { heading: title, aside, columns } = say.terms
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [
      { head: columns.term, share: 21 },
      { head: columns.settle, share: 33 },
      { head: columns.yours, share: 46 },
    ],
    rowHeight: 26.5,
    rows: lines.map(({ label, text }, index) => [
      written(label, 'cellStrong'),
      written(text, 'note'),
      field(`term-${index + 1}`, `${label || text}: this note`),
    ]),
  })
}

function drawCheck(sheet: Sheet): void {
  const { heading: title, aside, columns, row } = say.check
  heading(sheet, title, aside)
  grid(sheet, {
    columns: columns.map(({ head }) => ({ head, share: 1, align: 'center' })),
    rowHeight: 24,
    rows: [columns.map(({ name, head }) => field(name, `${row}: ${head}`, 'center'))],
  })
}

function workedExample(): string {
  const { financed, balance, clearingPayment } = summarizeNote(exampleNote)
  return say.check.worked({
    financed: formatWholeDollars(financed),
    rate: `${exampleNote.rate}%`,
    payment: formatWholeDollars(exampleNote.payment),
    months: exampleNote.months,
    balance: formatWholeDollars(balance),
    clearing: formatWithCents(clearingPayment),
  })
}
