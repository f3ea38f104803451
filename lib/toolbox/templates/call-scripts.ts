import { callScriptsWords as say } from '@/content/toolbox/call-scripts'
import type { FindArticle } from '../../articles'
import { blanks, heading, headingWithBlank, paragraph } from '../blocks'
import { checklistColumns } from '../checklist-rows'
import { grid } from '../grid'
import { type Cell, written } from '../grid-cells'
import { readTalk } from '../quoted-blocks'
import type { Sheet, Template } from '../sheet'

/** One sheet for offices, one for people. */
export function callScripts(findArticle: FindArticle): Template[] {
  const diligence = findArticle('due-diligence-checklist')
  const market = findArticle('off-market-strategies')
  const { offices, people } = say
  return [
    {
      key: 'offices',
      wordsFile: 'content/toolbox/call-scripts.ts',
      title: offices.title,
      purpose: offices.purpose,
      article: diligence,
      draw(sheet) {
        offices.scripts.forEach((title, index) => {
          scriptBlock(sheet, readTalk(diligence, title), { key: `call-${index + 1}`, rowHeight: 36 })
        })
      },
    },
    {
      key: 'people',
      wordsFile: 'content/toolbox/call-scripts.ts',
      title: people.title,
      purpose: people.purpose,
      article: market,
      draw(sheet) {
        const team = findArticle('building-dream-team')
        drawBeforeDialing(sheet)
        scriptBlock(sheet, readTalk(team, "The caller's opening"), { key: 'opening', rowHeight: 31 })
        scriptBlock(sheet, people.owner, { key: 'owner', rowHeight: 26 })
        paragraph(
          sheet,
          [
            [people.notToSay.lead, 'noteStrong'],
            [` ${people.notToSay.text}`, 'note'],
          ],
          0,
        )
        blanks(sheet, [{ ...people.stop, share: 1 }])
        const neighbor = readTalk(diligence, 'The neighbor, in person or by letter')
        scriptBlock(sheet, neighbor, { key: 'neighbor', rowHeight: 31 })
        scriptBlock(sheet, people.agent, { key: 'agent', rowHeight: 31 })
      },
    },
  ]
}

type Block = { title: string; lines: readonly string[] }

/** The lines one says, each beside room for the answer. */
function scriptBlock(
  sheet: Sheet,
  { title, lines }: Block,
  { key, rowHeight }: { key: string; rowHeight: number },
): void {
  headingWithBlank(sheet, title, { name: `${key}-person`, label: say.person, tip: `${title}: ${say.person}` })
  grid(sheet, {
    columns: [
      { head: say.ask, share: 48 },
      { head: say.answer, share: 52 },
    ],
    headless: true,
    rowHeight,
    rows: lines.map((line, index): Cell[] => [
      written(line),
      {
        kind: 'field',
        name: `${key}-answer-${index + 1}`,
        tip: `${title}: answer to “${line}”`,
        multiline: true,
      },
    ]),
  })
}

function drawBeforeDialing(sheet: Sheet): void {
  const { heading: title, lines } = say.people.beforeDialing
  heading(sheet, title)
  checklistColumns(
    sheet,
    lines.map((text) => ({ label: '', text })),
    { name: 'before', rowHeight: 17 },
  )
}
