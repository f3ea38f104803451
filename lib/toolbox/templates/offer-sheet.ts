import { offerSheetWords as say } from '@/content/toolbox/offer-sheet'
import type { Article, FindArticle } from '../../articles'
import { offerShares } from '../../calculators/offer'
import { blanks, heading } from '../blocks'
import { grid } from '../grid'
import { type Cell, field, tick, written } from '../grid-cells'
import { readRow } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'

/** The shares are the offer calculator's; what one has to have for each is the article's table. */
export function offerSheet(findArticle: FindArticle): Template {
  const article = findArticle('analyze-land-value-without-mls')
  return {
    key: 'offer',
    wordsFile: 'content/toolbox/offer-sheet.ts',
    title: say.title,
    purpose: say.purpose,
    article,
    draw(sheet) {
      for (const row of say.blanks) blanks(sheet, row)
      drawShares(sheet, article)
      drawRoom(sheet)
      drawTerms(sheet)
    },
  }
}

function drawShares(sheet: Sheet, article: Article): void {
  const { heading: title, columns } = say.share
  heading(sheet, title, `Offer ${offerShares.join('%, ').replace(/, (\d+)$/, ' or $1')}% of value.`)
  grid(sheet, {
    columns: [
      { head: columns.confidence, share: 20 },
      { head: columns.have, share: 42 },
      { head: columns.share, share: 10, align: 'center' },
      { head: columns.offer, share: 20, align: 'center' },
      { head: columns.use, share: 8, align: 'center' },
    ],
    rowHeight: 22,
    rows: offerShares.map((share) => {
      const [level = '', have = ''] = readRow(article, 'Let confidence choose the percentage', `${share}%`, 2)
      return [
        written(level, 'cellStrong'),
        written(have, 'note'),
        written(`${share}%`, 'figure', 'center'),
        field(`offer-${share}`, `Offer at ${share}% of value, in dollars`, 'center'),
        tick(`use-${share}`, `Use the offer at ${share}%`),
      ]
    }),
  })
}

function drawRoom(sheet: Sheet): void {
  const { heading: title, aside, columns, lines, total } = say.room
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [
      { head: columns.line, share: 46 },
      { head: columns.plan, share: 27, align: 'center' },
      { head: columns.worst, share: 27, align: 'center' },
    ],
    rowHeight: 19,
    totals: 1,
    rows: [...lines, total].map(({ name, label, note }): Cell[] => [
      {
        kind: 'words',
        runs: [
          [label, 'cellStrong'],
          [`  ${note}`, 'note'],
        ],
      },
      field(`${name}-plan`, `${label}, as planned, in dollars`, 'center'),
      field(`${name}-worst`, `${label}, in the worst case, in dollars`, 'center'),
    ]),
  })
}

function drawTerms(sheet: Sheet): void {
  const { heading: title, aside, columns, lines } = say.terms
  heading(sheet, title, aside)
  grid(sheet, {
    columns: [
      { head: columns.term, share: 19 },
      { head: columns.usual, share: 36 },
      { head: columns.yours, share: 45 },
    ],
    rowHeight: 19.5,
    rows: lines.map(({ name, label, usual }) => [
      written(label, 'cellStrong'),
      written(usual, 'note'),
      field(`term-${name}`, `${label}: what this deal says`),
    ]),
  })
}
