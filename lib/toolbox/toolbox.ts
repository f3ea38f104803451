import 'server-only'
import { coverWords } from '@/content/toolbox/cover'
import { type FindArticle, findArticle, listArticles } from '../articles'
import { latestDay, startOfDay } from '../dates'
import { product } from '../site'
import { setDisclaimer, toolboxTitle } from './collar'
import { printCover, setEntry, tryCover } from './cover'
import { finishPdf, openPdf, type Pdf } from './pdf'
import { printTemplate, type Template, tryTemplate } from './sheet'
import { callScripts } from './templates/call-scripts'
import { compSheet } from './templates/comp-sheet'
import { countyScorecard } from './templates/county-scorecard'
import { dueDiligence } from './templates/due-diligence'
import { letters } from './templates/letters'
import { mailCalendar } from './templates/mail-calendar'
import { noteTerms } from './templates/note-terms'
import { offerSheet } from './templates/offer-sheet'
import { weeklyNumbers } from './templates/weekly-numbers'

/** Functions that make the sheets, in the order in which a deal needs them. */
const makers: readonly ((find: FindArticle) => Template | Template[])[] = [
  countyScorecard,
  compSheet,
  offerSheet,
  dueDiligence,
  callScripts,
  letters,
  mailCalendar,
  weeklyNumbers,
  noteTerms,
]

/** The sheets in order. */
export function listTemplates(find: FindArticle = findArticle): Template[] {
  return makers.flatMap((make) => make(find))
}

/**
 * The investor toolbox as a PDF: tagged, fillable, US Letter. The words come from `content/toolbox` and the articles,
 * the figures from the calculators. The same sources give the same bytes.
 * @throws when an article no longer has a block that is printed, or when something is too large for its page
 */
export async function renderToolbox(find: FindArticle = findArticle): Promise<Uint8Array<ArrayBuffer>> {
  const templates = listTemplates(find)
  const usual = templates.map(() => 1)
  const first = printToolbox(templates, usual)
  // Laid out twice: the cover and every page state the number of pages, which is known only afterwards.
  const isRight = first.taken.join() === usual.join()
  const { pdf } = isRight ? first : printToolbox(templates, first.taken)
  return finishPdf(pdf)
}

/** Prints all sheets, assuming the number of pages of each; returns how many each took. */
function printToolbox(
  templates: readonly Template[],
  pages: readonly number[],
): { pdf: Pdf; taken: number[] } {
  const day = newestArticleDay()
  const pdf = openPdf({
    title: `${toolboxTitle} from ${product.name}`,
    subject: coverWords.subject,
    author: product.team,
    date: startOfDay(day),
  })
  const sheets = templates.map((template, index) => ({
    template,
    number: 2 + sum(pages.slice(0, index)),
  }))
  const of = 1 + sum(pages)
  printCover(pdf, sheets, { pages: of, day })
  const taken = sheets.map(({ template, number }) => printTemplate(pdf, template, { number, of }))
  return { pdf, taken }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** `sheet` is the one on which the text is printed; `undefined` if that is unknown. */
export type ToolboxError = {
  error: unknown
  sheet?: Pick<Template, 'title' | 'wordsFile'> & Partial<Pick<Template, 'article'>>
}

/**
 * Why the toolbox cannot be printed: the first error of each sheet, or of the cover with its list of sheets, and of the
 * line below all sheets.
 * @param find what it throws is among the errors
 */
export function findToolboxErrors(find: FindArticle): ToolboxError[] {
  const pdf = openPdf({ title: toolboxTitle, subject: '', author: '', date: new Date(0) })
  const templates: Template[] = []
  const errors: ToolboxError[] = makers.flatMap((make) =>
    errorOf(() => {
      templates.push(...[make(find)].flat())
    }),
  )
  for (const sheet of templates) {
    const found = errorOf(() => {
      tryTemplate(pdf, sheet)
      setEntry(pdf, sheet)
    })
    for (const { error } of found) errors.push({ error, sheet })
  }
  if (errors.length > 0) return errors
  const about = (wordsFile: string, act: () => void): ToolboxError[] =>
    errorOf(act).map(({ error }) => ({ error, sheet: { title: toolboxTitle, wordsFile } }))
  return [
    ...about('content/toolbox/cover.ts', () => tryCover(pdf, templates)),
    ...about('lib/disclaimers.ts', () => setDisclaimer(pdf)),
  ]
}

function errorOf(act: () => void): { error: unknown }[] {
  try {
    act()
    return []
  } catch (error) {
    return [{ error }]
  }
}

/** The toolbox has the date of the newest article in it, not of the build. */
function newestArticleDay(): string {
  return String(latestDay(listArticles().map(({ date }) => date)))
}
