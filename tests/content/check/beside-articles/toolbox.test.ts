import { cpSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { coverWords } from '@/content/toolbox/cover'
import { offerSheetWords } from '@/content/toolbox/offer-sheet'
import { checkToolbox, findToolboxProblems } from '@/lib/content-check/beside-articles/toolbox-check'
import { checkArticles } from '@/lib/content-check/content-check'
import { sentenceOf } from '@/lib/content-check/problem'
import { readSurroundings } from '@/lib/content-check/surroundings'
import { disclaimers } from '@/lib/disclaimers'
import { makeRoom, pageRoom, type Sheet } from '@/lib/toolbox/sheet'
import { temporaryFolder } from '../../../fixtures/temporary-folder'

// Lays out all sheets each time, which is slow on a busy machine.
jest.setTimeout(60_000)

afterEach(() => jest.restoreAllMocks())

type Change = (text: string) => string | undefined

const read = (slug: string) => readFileSync(`content/blog/${slug}.mdx`, 'utf8')

/** Sentences about our toolbox after a change of one article. */
function checkChange(slug: string, change: Change, unsound: readonly string[] = []): string[] {
  const text = change(read(slug))
  return checkToolbox((name) => (name === slug ? text : read(name)), unsound).map(sentenceOf)
}

const replaced =
  (from: string, to: string): Change =>
  (text) => {
    if (!text.includes(from)) throw new Error(`The article has no ${JSON.stringify(from)}.`)
    return text.replace(from, () => to)
  }

const lineOf = (slug: string, words: string) =>
  read(slug)
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1

const unless = 'unless lib/toolbox/templates and content/toolbox are changed with it.'
const because = 'because the toolbox prints parts of it (lib/toolbox/templates).'
const long = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'

test('the toolbox can be made of our articles', () => {
  expect(findToolboxProblems('content/blog', []).map(sentenceOf)).toEqual([])
})

test.each<[string, string, Change, string]>([
  [
    'a script with a title a little different',
    'due-diligence-checklist',
    replaced('<Script title="Power company"', '<Script title="Power companies"'),
    `, line ${lineOf('due-diligence-checklist', '<Script title="Power company"')}, Script title: found no "Power company", which the toolbox prints; allowed: the title as it was, ${unless}`,
  ],
  [
    'a script with quite another title',
    'due-diligence-checklist',
    replaced('<Script title="Power company"', '<Script title="Electricity"'),
    `, Script title: found no "Power company", which the toolbox prints; allowed: the title as it was, ${unless}`,
  ],
  [
    'a checklist with another id',
    'due-diligence-checklist',
    replaced('id="dd-utilities"', 'id="dd-utility"'),
    `, line ${lineOf('due-diligence-checklist', 'id="dd-utilities"')}, Checklist id: found no "dd-utilities", which the toolbox prints; allowed: the id as it was, ${unless}`,
  ],
  [
    'a table that two sheets print, with another caption',
    'off-market-strategies',
    replaced('caption="The mail rhythm"', 'caption="The rhythm of mail"'),
    `, Table caption: found no "The mail rhythm", which the toolbox prints; allowed: the caption as it was, ${unless}`,
  ],
  [
    'a talk in which nobody the toolbox knows says anything',
    'due-diligence-checklist',
    (text) => {
      const [before = '', after = ''] = text.split('<Script title="Power company"')
      const [script = '', ...rest] = after.split('</Script>')
      return [
        `${before}<Script title="Power company"${script.replaceAll('**You:**', '**Buyer:**')}`,
        ...rest,
      ].join('</Script>')
    },
    `, line ${lineOf('due-diligence-checklist', '<Script title="Power company"')}, Script: found nothing in it that the toolbox can print; allowed: a line that begins with **You:** or **Caller:**.`,
  ],
  [
    'an article that became a draft',
    'off-market-strategies',
    replaced('---\n', '---\ndraft: true\n'),
    `, line 2, draft: found a draft; allowed: a published article, ${because}`,
  ],
  [
    'an article that is gone',
    'seller-financing-guide',
    () => undefined,
    `: found no such file; allowed: an article of this name, ${because}`,
  ],
  [
    'a word that is wider than its column',
    'seller-financing-guide',
    (text) => text.replace(/^(- \[ \] \*\*Parties:\*\*).*/m, `$1 ${long}`),
    `, line ${lineOf('seller-financing-guide', '- [ ] **Parties:**')}: found "${long}", which is too wide for its place on the toolbox sheet "Note terms"; allowed: shorter words.`,
  ],
  [
    'a word that is wider than its column and stands in another article, too,',
    'off-market-strategies',
    replaced('| 90 | Phone', '| Insurable | Phone'),
    `, line ${lineOf('off-market-strategies', '| 90 | Phone')}: found "Insurable", which is too wide for its place on the toolbox sheet "Mail calendar"; allowed: shorter words.`,
  ],
  [
    'a title of a checklist that leaves no room for the question beside it',
    'due-diligence-checklist',
    replaced(
      '"Phase 2, access"',
      '"Phase 2, access to the parcel by road, by rail, by a river, or only on foot"',
    ),
    `, line ${lineOf('due-diligence-checklist', 'id="dd-access"')}: found "Phase 2, access to the parcel by road, by rail, by a river, or only on foot · Ma…", which is too wide for its place on the toolbox sheet "Due diligence 2: access, utilities"; allowed: shorter words.`,
  ],
  [
    'a name of a letter that leaves no room for what it says',
    'off-market-strategies',
    replaced(
      '| Letter with a price or range |',
      '| Letter with a price or range of prices, and what would change them |',
    ),
    `, line ${lineOf('off-market-strategies', '| Letter with a price or range |')}: found "Day 60: letter with a price or range of prices, and what would change them · Wha…", which is too wide for its place on the toolbox sheet "Letters: day 0, 30, 60"; allowed: shorter words.`,
  ],
  [
    'a line that no page holds',
    'seller-financing-guide',
    (text) => text.replace(/^(- \[ \] \*\*Parties:\*\*).*/m, `$1 who sells, ${'and who buys '.repeat(200)}`),
    `, line ${lineOf('seller-financing-guide', '- [ ] **Parties:**')}: found words that need 1.2 pages on the toolbox sheet "Note terms"; allowed: what fits on one page, or the same in several lines.`,
  ],
  [
    'a table whose row for a percentage went',
    'analyze-land-value-without-mls',
    (text) => text.replace(/^\| High, in a fast county.*\n/m, ''),
    `, line ${lineOf('analyze-land-value-without-mls', 'Let confidence choose')}, Table: found no line for "70%", which the toolbox prints; allowed: one line whose third cell begins with "70%".`,
  ],
  [
    'a table with two rows for one day',
    'off-market-strategies',
    replaced('| 90 | Phone', '| 60 | Phone'),
    `, line ${lineOf('off-market-strategies', 'The mail rhythm')}, Table: found several lines for "60", which the toolbox prints; allowed: one line whose first cell begins with "60".`,
  ],
  [
    'a table of phases with one too few',
    'due-diligence-checklist',
    (text) => text.replace(/^\| 5 Marketability.*\n/m, ''),
    `, line ${lineOf('due-diligence-checklist', 'Five phases on one page')}, Table: found no line for "5", which the toolbox prints; allowed: one line whose first cell begins with "5".`,
  ],
])('%s is reported in one sentence', (_, slug, change, sentence) => {
  expect(checkChange(slug, change)).toEqual([`content/blog/${slug}.mdx${sentence}`])
})

test('words that are a little too high for a page are not said to need one page', () => {
  const sheet = { y: pageRoom, template: { title: 'Note terms' } } as Sheet
  expect(() => makeRoom(sheet, pageRoom + 1)).toThrow('takes 1.1 pages in one piece')
})

test('a sheet’s own words that do not fit are reported with the file they are in', () => {
  const [[blank] = []] = offerSheetWords.blanks
  const label =
    'The number of the parcel and everything else that the county knows of it, in letters and figures'
  jest.replaceProperty(blank as { label: string }, 'label', label)
  const [sentence, ...others] = checkToolbox(read).map(sentenceOf)
  expect(others).toEqual([])
  expect(sentence).toMatch(/^content\/toolbox\/offer-sheet\.ts: found "The number of the parcel/)
  expect(sentence).toMatch(
    /, which is too wide for its place on the toolbox sheet "Offer sheet"; allowed: shorter words\.$/,
  )
})

test.each([
  ['title', 'The sheet on which everything that has to be said of an offer for one parcel is written'],
  ['title', 'An offer for one parcel, and its terms, in figures'],
  [
    'purpose',
    'The share of value, what is left if it goes well or badly, and the terms, all of them on one page.',
  ],
] as const)(
  'a %s of a sheet that would take a second line on the sheet or the cover is reported',
  (name, text) => {
    jest.replaceProperty(offerSheetWords as Record<typeof name, string>, name, text)
    const sentences = checkToolbox(read).map(sentenceOf)
    expect(sentences).toEqual([
      expect.stringMatching(
        /^content\/toolbox\/offer-sheet\.ts: found "(?:The s|An o).*, which is too wide for its place on the toolbox sheet "/,
      ),
    ])
    expect(sentences[0]).toContain(text.slice(0, 40))
  },
)

test.each([
  [
    'of its own',
    () => jest.replaceProperty(coverWords.how, 'steps', Array(8).fill(coverWords.how.steps[0]) as never),
  ],
  [
    'of a disclaimer',
    () => jest.replaceProperty(disclaimers, 'legal', `${disclaimers.legal} `.repeat(8) as never),
  ],
])('a cover with more words than fit, %s, is reported', (_, grow) => {
  grow()
  expect(checkToolbox(read).map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^content\/toolbox\/cover\.ts: found words that take \d+ points more than the cover of the toolbox has; allowed: fewer words there, or in the legal and examples disclaimers of lib\/disclaimers\.ts\.$/,
    ),
  ])
})

test('every checklist that is printed may grow by any number of lines', () => {
  const lines = Array.from({ length: 80 }, (_, index) => `- [ ] **Gas ${index}:** a main in the road\n`)
  const grow = (text: string) => text.replaceAll('\n</Checklist>', `${lines.join('')}\n</Checklist>`)
  expect(checkToolbox((slug) => grow(read(slug))).map(sentenceOf)).toEqual([])
})

test('an article with other faults is not checked for the toolbox as well', () => {
  const slug = 'due-diligence-checklist'
  const change = replaced('<Script title="Power company"', '<Script title="Power companies"')
  expect(checkChange(slug, change, [`content/blog/${slug}.mdx`])).toEqual([])
})

test.each([
  ['→', 'go → there'],
  ['Київ', 'an office in Київ'],
])('"%s", which the typeface of the toolbox lacks, is reported with its line', (letters, words) => {
  const first = read('due-diligence-checklist')
    .split('\n')
    .findIndex((each) => each.startsWith('- [ ] '))
  expect(
    checkChange('due-diligence-checklist', (text) => text.replace(/^- \[ \] .*$/m, `- [ ] Deed: ${words}`)),
  ).toEqual([
    `content/blog/due-diligence-checklist.mdx, line ${first + 1}: found "${letters}", which the typeface of the toolbox sheet "Due diligence 1: title" does not have; allowed: other words.`,
  ])
})

test('words that an article joins to keep them on one line are printed', () => {
  const words = '- [ ] Deed: a credit of −$500, “curly” and ½ of [the fee](tel:+1-555-010-9999)'
  expect(checkChange('due-diligence-checklist', (text) => text.replace(/^- \[ \] .*$/m, words))).toEqual([])
})

test('an article whose file name is wrong is not missing as well', () => {
  const folder = temporaryFolder()
  cpSync('content/blog', folder, { recursive: true })
  renameSync(path.join(folder, 'seller-financing-guide.mdx'), path.join(folder, 'Seller Financing Guide.mdx'))
  const { problems } = checkArticles(folder, readSurroundings(process.cwd()).surroundings)
  expect([...problems, ...findToolboxProblems(folder, problems)].map(sentenceOf)).toEqual([
    expect.stringContaining('did you mean "seller-financing-guide.mdx"?'),
  ])
})
