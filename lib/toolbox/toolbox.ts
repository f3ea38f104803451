import { compSheet } from './templates/comp-sheet'
import { offerSheet } from './templates/offer-sheet'
import { dueDiligence } from './templates/due-diligence'
import { callScripts } from './templates/call-scripts'
import { letters } from './templates/letters'
import { mailCalendar } from './templates/mail-calendar'
import { weeklyNumbers } from './templates/weekly-numbers'
import { noteTerms } from './templates/note-terms'
import { countyScorecard } from './templates/county-scorecard'
import { finishPress, openPress } from './press'
import { printTemplate } from './sheet'
import { product } from '@/lib/site'
import { toolboxTitle } from './collar'
const templates = [countyScorecard(), compSheet(), offerSheet(), ...dueDiligence(), ...callScripts(), letters(), mailCalendar(), weeklyNumbers(), noteTerms()]
export async function renderToolbox(): Promise<Uint8Array> {
  const press = openPress({ title: `${toolboxTitle}`, subject: 'x', author: product.team, date: new Date('2025-08-28T00:00:00Z') })
  templates.forEach((t, i) => printTemplate(press, t, { number: i + 2, of: 13 }))
  return finishPress(press)
}
