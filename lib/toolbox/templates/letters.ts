import { lettersWords as say } from '@/content/toolbox/letters'
import type { FindArticle } from '../../articles'
import { blanks, heading, paragraph } from '../blocks'
import { contentWidth, page } from '../page'
import { readLetter, readRow } from '../quoted-blocks'
import { vertical } from '../rules'
import { fits, makeRoom, printSet, type Sheet, type Template } from '../sheet'
import { artifact } from '../tags'
import { setText } from '../typeset'

/**
 * The headings are the article's table of the mail rhythm; a letter without words of its own is the article's.
 * @throws QuoteError when the article has no such letter; what else is missing shows when the sheet is drawn
 */
export function letters(findArticle: FindArticle): Template {
  const article = findArticle('off-market-strategies')
  const first = readLetter(article, 'Day 0 letter')
  return {
    key: 'letters',
    wordsFile: 'content/toolbox/letters.ts',
    title: say.title,
    purpose: say.purpose,
    article,
    draw(sheet) {
      for (const { day, paragraphs } of say.letters) {
        const [, what = '', says = ''] = readRow(article, 'The mail rhythm', day)
        heading(sheet, `Day ${day}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`, says)
        printLetter(sheet, paragraphs.length > 0 ? paragraphs : first)
      }
      const { heading: title, aside, blanks: rows } = say.signature
      heading(sheet, title, aside)
      for (const row of rows) blanks(sheet, row)
      const { lead, text } = say.leaveOut
      sheet.y += 3
      paragraph(sheet, [
        [lead, 'bodyStrong'],
        [` ${text}`, 'quiet'],
      ])
    },
  }
}

/** A page of the field book: the words stand off a double rule, as on ledger paper. */
function printLetter(sheet: Sheet, paragraphs: readonly string[]): void {
  const { pdf, section } = sheet
  let top = sheet.y
  const place = { x: page.left + 16, width: contentWidth - 30 }
  for (const text of paragraphs) {
    const set = setText(pdf, [[text, 'letter']], place.width)
    if (!fits(sheet, set.height)) drawRules(sheet, top)
    if (makeRoom(sheet, set.height, text)) top = sheet.y
    printSet(pdf, section, 'P', set, { ...place, y: sheet.y })
    sheet.y += set.height + 8
  }
  drawRules(sheet, top)
  sheet.y += 1
}

function drawRules({ pdf, y }: Sheet, top: number): void {
  if (y === top) return
  const rule = { y: top, height: y - top - 7 }
  artifact(pdf.doc, () => {
    vertical(pdf, { x: page.left + 3, ...rule }, 'contour', 0.7)
    vertical(pdf, { x: page.left + 5.5, ...rule }, 'contour', 0.7)
  })
}
