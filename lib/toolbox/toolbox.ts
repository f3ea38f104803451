import 'server-only'
import { coverWords } from '@/content/toolbox/cover'
import { listArticles } from '@/lib/articles'
import { latestDay } from '@/lib/dates'
import { product } from '@/lib/site'
import { toolboxTitle } from './collar'
import { printCover } from './cover'
import { finishPress, openPress } from './press'
import { printTemplate, type Template } from './sheet'
import { callScripts } from './templates/call-scripts'
import { compSheet } from './templates/comp-sheet'
import { countyScorecard } from './templates/county-scorecard'
import { dueDiligence } from './templates/due-diligence'
import { letters } from './templates/letters'
import { mailCalendar } from './templates/mail-calendar'
import { noteTerms } from './templates/note-terms'
import { offerSheet } from './templates/offer-sheet'
import { weeklyNumbers } from './templates/weekly-numbers'

/** The sheets in the order in which a deal needs them. */
export function listTemplates(): Template[] {
  return [
    countyScorecard(),
    compSheet(),
    offerSheet(),
    ...dueDiligence(),
    ...callScripts(),
    letters(),
    mailCalendar(),
    weeklyNumbers(),
    noteTerms(),
  ]
}

/**
 * The investor toolbox as a PDF: tagged, fillable, US Letter. The words come from `content/toolbox` and the articles,
 * the figures from the calculators. The same sources give the same bytes.
 * @throws when an article no longer has a block that is printed, or when words do not fit their sheet
 */
export async function renderToolbox(): Promise<Uint8Array> {
  const templates = listTemplates()
  const day = newestArticleDay()
  const press = openPress({
    title: `${toolboxTitle} from ${product.name}`,
    subject: coverWords.subject,
    author: product.team,
    date: new Date(`${day}T00:00:00Z`),
  })
  printCover(press, templates, day)
  templates.forEach((template, index) => {
    printTemplate(press, template, { number: index + 2, of: templates.length + 1 })
  })
  return finishPress(press)
}

/** The toolbox is as old as the newest article it was built with, not as the build. */
function newestArticleDay(): string {
  return String(latestDay(listArticles().map(({ date }) => date)))
}
