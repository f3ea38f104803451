import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { callScriptsWords } from '@/content/toolbox/call-scripts'
import { coverWords } from '@/content/toolbox/cover'
import { dueDiligenceWords } from '@/content/toolbox/due-diligence'
import { weeklyNumbersWords } from '@/content/toolbox/weekly-numbers'
import { type FindArticle, findArticle } from '@/lib/articles'
import { offerShares } from '@/lib/calculators/offer'
import { everyArticleDisclaimer } from '@/lib/disclaimers'
import { founderOffer, landingPrices } from '@/lib/offers'
import { readHexColours } from '@/lib/palette'
import { product } from '@/lib/site'
import {
  readChecklist,
  readLetter,
  readRow,
  readSteps,
  readTable,
  readTalk,
} from '@/lib/toolbox/quoted-blocks'
import { readPhases } from '@/lib/toolbox/templates/due-diligence-phase'
import { listTemplates, renderToolbox } from '@/lib/toolbox/toolbox'
import '../../fixtures/local-profile'
import { pricesIn } from '../../fixtures/prices-in'
import { temporaryFolder } from '../../fixtures/temporary-folder'

type Node = { role?: string; type?: string; id?: string; children?: Node[] }
/** Points from the left and from the bottom of the page. */
type Rect = [left: number, bottom: number, right: number, top: number]
type Field = {
  id: string
  fieldName: string
  tip: string
  rect: Rect
  checkBox: boolean
  isPrinted: boolean
  scrolls: boolean
  /** Whether more than one line may be typed. */
  hasLines: boolean
  align: string
  /** In points. */
  letterSize: number
  value: string
  /** Its value when it is ticked. */
  ticked?: string
}
type Words = { text: string; rect: Rect }
/** Index of a page, and points from its bottom. */
type Place = { page: number; top: number }
type Outline = { title: string; place: Place; below: Outline[] }
type Page = {
  size: number[]
  text: string
  words: Words[]
  tree: Node
  lines: Rect[]
  fills: { rect: Rect; colour: string }[]
  links: (string | null)[]
  linkAreas: Rect[]
  fields: Field[]
}
type Facts = {
  info: Record<string, unknown>
  marked: boolean
  outline: Outline[]
  /** What the links inside the document lead to. */
  places: Record<string, Place>
  pages: Page[]
}

let bytes: Uint8Array
let facts: Facts

beforeAll(async () => {
  bytes = await renderToolbox()
  facts = readPdf(bytes)
}, 60_000)

function readPdf(pdf: Uint8Array): Facts {
  const file = path.join(temporaryFolder({ 'toolbox.pdf': pdf }), 'toolbox.pdf')
  const reader = path.join(process.cwd(), 'tests/fixtures/read-pdf.mjs')
  return JSON.parse(execFileSync(process.execPath, [reader, file], { encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

test('the PDF has thirteen US Letter pages', () => {
  expect(facts.pages).toHaveLength(13)
  for (const { size } of facts.pages) expect(size).toEqual([612, 792])
})

test('the toolbox has the promised templates', () => {
  const titles = listTemplates().map(({ title }) => title)
  for (const promised of [
    'County scorecard',
    'Comp sheet',
    'Offer sheet',
    'Due diligence',
    'Call scripts',
    'Mail calendar',
    'Weekly KPI sheet',
    'Note terms',
  ])
    expect(titles).toContainEqual(expect.stringContaining(promised))
})

test('the file that errors name for a sheet’s words exists', () => {
  expect(listTemplates().flatMap(({ wordsFile }) => (existsSync(wordsFile) ? [] : [wordsFile]))).toEqual([])
})

test('building the PDF again gives the same bytes', async () => {
  expect(Buffer.compare(Buffer.from(await renderToolbox()), Buffer.from(bytes))).toBe(0)
}, 30_000)

test('the PDF is tagged and has a title and a language', () => {
  expect(facts.marked).toBe(true)
  expect(facts.info).toMatchObject({ Language: 'en-US', Title: `Land investor toolbox from ${product.name}` })
  expect(Buffer.from(bytes).includes('/DisplayDocTitle true')).toBe(true)
})

test('no viewer is told to redraw the fields, after which it would ask to save an unchanged file', () => {
  expect(Buffer.from(bytes).includes('/NeedAppearances false')).toBe(true)
})

test('every heading cell of a table says whether it heads a column or a row', () => {
  const source = Buffer.from(bytes).toString('latin1')
  const count = (entry: string) => source.match(new RegExp(`/${entry}\\b`, 'g'))?.length ?? 0
  expect(count('Scope /Column')).toBeGreaterThan(50)
  expect(count('Scope /Row')).toBeGreaterThan(100)
  expect(count('Scope')).toBe(count('S /TH'))
})

test('every font in use is embedded', () => {
  const source = Buffer.from(bytes).toString('latin1')
  const families = new Set(
    Array.from(source.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g), ([, family]) => family),
  )
  expect(families).toEqual(new Set(['NationalPark', 'PublicSans', 'OverpassMono']))
  expect(source.match(/\/FontFile2 /g)).toHaveLength(source.match(/\/Type \/FontDescriptor/g)?.length ?? 0)
})

test('the cover has the first-level heading and every sheet a second-level one', () => {
  expect(facts.pages.map(({ tree }) => rolesOf(tree).filter((role) => /^H[12]$/.test(role)))).toEqual([
    ['H1', 'H2', 'H2'],
    ...listTemplates().map(() => ['H2']),
  ])
})

test('there are bookmarks for every sheet and its parts', () => {
  expect(facts.outline.map(({ title }) => title)).toEqual([
    'Land investor toolbox',
    ...listTemplates().map(({ title }) => title),
  ])
  for (const { below } of facts.outline.slice(1)) expect(below.length).toBeGreaterThan(1)
})

/** The words of a page that lie in an area. */
function wordsIn({ words }: Page, area: Rect): string {
  return fold(words.flatMap(({ text, rect }) => (overlap(rect, area) > 0 ? text : [])).join(''))
}

test('every bookmark leads to its heading, and every link on the cover to the top of its sheet', () => {
  const places = [
    ...facts.outline.slice(1).flatMap((sheet) => [sheet, ...sheet.below]),
    ...listTemplates().map(({ key, title }) => ({ title, place: facts.places[key] })),
  ]
  for (const { title, place } of places) {
    const page = facts.pages[place?.page ?? -1]
    const top = place?.top ?? 0
    // A sheet's title stands below the frame and the line with the product's name.
    const below = top === 792 ? 75 : 30
    expect(page && wordsIn(page, [0, top - below, 612, top])).toContain(fold(title))
  }
})

test('every link covers the words that it belongs to', () => {
  const titles = listTemplates().map(({ title, article }) => ({ title, article: article.title }))
  const [cover, ...sheets] = facts.pages
  const onCover = cover?.linkAreas.map((area) => wordsIn(cover, area))
  expect(onCover).toEqual(titles.map(({ title }) => expect.stringContaining(fold(title))))
  const onSheets = sheets.map((sheet) => sheet.linkAreas.map((area) => wordsIn(sheet, area)))
  expect(onSheets).toEqual(titles.map(({ article }) => [fold(`From the article: ${article}`)]))
})

test('the cover links to every sheet, and every sheet to its article', () => {
  const [cover, ...sheets] = facts.pages
  expect(cover?.links).toEqual(listTemplates().map(({ key }) => key))
  expect(sheets.map(({ links }) => links)).toEqual(
    listTemplates().map(({ article }) => [expect.stringMatching(new RegExp(`${article.path}$`))]),
  )
})

test('tables, lists, forms, links and contents have their structure tags', () => {
  const roles = facts.pages.flatMap(({ tree }) => rolesOf(tree))
  for (const role of ['Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody', 'Form', 'Link', 'TOC', 'TOCI'])
    expect(roles).toContain(role)
})

test('every field is in the structure tree once, in tab order', () => {
  for (const { tree, fields } of facts.pages) {
    const inTree = idsOf(tree, 'annotation')
    expect(inTree).toEqual(fields.map(({ id }) => expect.stringContaining(id)))
  }
})

test('every field has a unique name and a tooltip', () => {
  const fields = facts.pages.flatMap((page) => page.fields)
  expect(fields.length).toBeGreaterThan(500)
  expect(new Set(fields.map(({ fieldName }) => fieldName)).size).toBe(fields.length)
  for (const { fieldName, tip } of fields) {
    expect(fieldName).toMatch(/^[a-z]+(-\d)?\.[a-z0-9-]+$/)
    expect(tip.length).toBeGreaterThan(2)
  }
})

test('no field overlaps another or leaves the frame', () => {
  const covered: string[] = []
  for (const { fields } of facts.pages) {
    for (const [index, a] of fields.entries()) {
      const [left, bottom, right, top] = a.rect
      expect(left >= 31 && right <= 581 && bottom >= 54 && top <= 761).toBe(true)
      for (const b of fields.slice(index + 1)) {
        const apart = b.rect[0] >= right || b.rect[2] <= left || b.rect[1] >= top || b.rect[3] <= bottom
        if (!apart) covered.push(`${a.fieldName} lies over ${b.fieldName}`)
      }
    }
  }
  expect(covered).toEqual([])
})

test('every field to type into stands on a line or in a row of a table, and every box in a square', () => {
  const bare = facts.pages.flatMap(({ fields, lines }) =>
    fields.flatMap(({ fieldName, checkBox, rect }) => {
      const isDrawn = checkBox
        ? lines.some((line) => line.every((edge, index) => Math.abs(edge - (rect[index] ?? 0)) < 1))
        : isRuled(rect, lines)
      return isDrawn ? [] : fieldName
    }),
  )
  expect(bare).toEqual([])
})

/** Whether a line is just under an area, or one as far below it as another one above it. */
function isRuled([left, bottom, right, top]: Rect, lines: readonly Rect[]): boolean {
  const heights = lines.flatMap(([start, low, end, high]) =>
    high - low < 0.1 && start < left + 0.1 && end > right - 0.1 ? low : [],
  )
  const below = bottom - Math.max(...heights.filter((height) => height < bottom + 0.1))
  const above = Math.min(...heights.filter((height) => height > top - 0.1)) - top
  return below < 4.1 || (below < 10 && Math.abs(above - below) < 1)
}

test('fields side by side in a table have a line between them', () => {
  const open = facts.pages.flatMap(({ fields, lines }) =>
    fields.flatMap(({ fieldName, rect: [, bottom, right] }) => {
      const next = fields.find(
        ({ rect }) => Math.abs(rect[1] - bottom) < 1 && rect[0] > right && rect[0] < right + 8,
      )
      const isBetween = ([start, low, end, high]: Rect) =>
        start > right && end < (next?.rect[0] ?? 0) && low < bottom + 0.1 && high > bottom + 14
      return !next || lines.some(isBetween) ? [] : fieldName
    }),
  )
  expect(open).toEqual([])
})

test('the flag on the fence of a page stands at its place among the pages', () => {
  const { flag } = readHexColours()
  const places = facts.pages.map(({ fills }, index) => {
    const [left, , right] = fills.findLast(({ colour }) => colour === flag)?.rect ?? []
    // On the last post it flies to the left.
    return index === facts.pages.length - 1 ? right : left
  })
  const bay = (566 - 46) / (facts.pages.length - 1)
  expect(places).toEqual(facts.pages.map((_, index) => expect.closeTo(46 + index * bay, 0)))
})

/** Words that overlap others or a field on their page; lines of one paragraph may touch. */
function overprinted({ pages }: Facts): string[] {
  return pages.flatMap(({ words, fields }) =>
    words.flatMap(({ text, rect }, index) => [
      ...words
        .slice(index + 1)
        .flatMap((other) => (overlap(rect, other.rect) > 0.8 ? `${other.text} over ${text}` : [])),
      ...fields.flatMap((field) =>
        overlap(rect, field.rect) > 1.2 ? `the field ${field.fieldName} over ${text}` : [],
      ),
    ]),
  )
}

/** By how many points two areas overlap, in the direction in which they overlap less. */
function overlap(one: Rect, other: Rect): number {
  return Math.min(
    Math.min(one[2], other[2]) - Math.max(one[0], other[0]),
    Math.min(one[3], other[3]) - Math.max(one[1], other[1]),
  )
}

function wordsOutside({ pages }: Facts): string[] {
  const isInside = ({ rect: [left, bottom, right, top] }: Words) =>
    left >= 45 && right <= 568 && bottom >= 30 && top <= 762
  return pages.flatMap(({ words }) => words.filter((each) => !isInside(each)).map(({ text }) => text))
}

test('no words overlap others or a field, and none are outside the frame', () => {
  expect(overprinted(facts)).toEqual([])
  expect(wordsOutside(facts)).toEqual([])
})

test('a pen has 7 mm between the line under a field and what stands above it', () => {
  const sevenMillimetres = (7 / 25.4) * 72
  const tight = facts.pages.flatMap((page) =>
    page.fields.flatMap(({ fieldName, checkBox, rect }) =>
      checkBox || writingRoom(rect, page) >= sevenMillimetres ? [] : fieldName,
    ),
  )
  expect(tight).toEqual([])
})

/** Points from the line under an area up to the next line or words over it. */
function writingRoom([left, bottom, right, top]: Rect, { lines, words }: Page): number {
  const heights = lines.flatMap(([start, low, end, high]) =>
    high - low < 0.1 && start < left + 0.1 && end > right - 0.1 ? low : [],
  )
  const over = words.flatMap(({ rect: [start, low, end] }) => (start < right && end > left ? low : []))
  const below = Math.max(...heights.filter((height) => height < bottom + 0.1))
  const above = [...heights, ...over].filter((height) => height > (bottom + top) / 2)
  return Math.min(...above) - below
}

test('fields are tall enough to type in, and boxes large enough to tick', () => {
  const fields = facts.pages.flatMap((page) => page.fields)
  for (const { rect, checkBox } of fields) {
    const height = rect[3] - rect[1]
    expect(height).toBeGreaterThanOrEqual(checkBox ? 11 : 15)
  }
})

test('fields are printed, do not scroll, and are empty or unticked at first', () => {
  for (const { fieldName, checkBox, isPrinted, scrolls, value, ticked } of facts.pages.flatMap(
    (page) => page.fields,
  ))
    expect({ fieldName, isPrinted, scrolls: !checkBox && scrolls, value, ticked }).toEqual({
      fieldName,
      isPrinted: true,
      scrolls: false,
      value: checkBox ? 'Off' : '',
      ticked: checkBox ? 'Yes' : undefined,
    })
})

test('typed text is as large as the text of cells, and every box has a tick to draw', () => {
  const fields = facts.pages.flatMap((page) => page.fields)
  const boxes = fields.filter(({ checkBox }) => checkBox)
  for (const { fieldName, checkBox, letterSize } of fields)
    if (!checkBox) expect([fieldName, [9, 10].includes(letterSize)]).toEqual([fieldName, true])
  const source = Buffer.from(bytes).toString('latin1')
  const ticks = Array.from(source.matchAll(/\/Yes (\d+) 0 R/g), ([, number]) => number)
  expect(ticks).toHaveLength(boxes.length)
  for (const number of new Set(ticks)) {
    const [, drawing = ''] =
      new RegExp(`\\n${number} 0 obj\\n[^]*?stream\\n([^]*?)\\nendstream`).exec(source) ?? []
    expect(inflateSync(Buffer.from(drawing, 'latin1')).toString()).toMatch(/ m( [\d.]+){2} l( [\d.]+){2} l S/)
  }
})

test.each([
  ['county.state', 'left', false],
  ['county.test-1-c', 'center', false],
  ['mail.batch-1', 'left', false],
  ['mail.day-90-12', 'center', false],
  ['offices.call-1-answer-1', 'left', true],
])('text in the field %s is aligned %s, multiline: %s', (name, align, hasLines) => {
  const field = facts.pages.flatMap((page) => page.fields).find(({ fieldName }) => fieldName === name)
  expect(field).toMatchObject({ align, hasLines })
})

test.each([
  ['county', ['state', 'name-a', 'test-1-c', 'line-10-b', 'verdict-c']],
  ['comp', ['parcel', 'price-5', 'line-8-5', 'adjusted']],
  ['offer', ['owners', 'offer-60', 'use-70', 'left-worst', 'term-inspection']],
  ['diligence-1', ['done-1', 'soil-paid', 'legal-1', 'legal-1-found', 'legal-stop', 'legal-fix-terms']],
  ['diligence-2', ['access-7-found', 'utilities-6', 'utilities-pass']],
  ['diligence-3', ['zoning-8', 'market-5-found', 'verdict-walk', 'deadline']],
  ['offices', ['call-1-person', 'call-5-answer-3']],
  ['people', ['owner-answer-5', 'stop', 'agent-answer-2']],
  ['letters', ['sender', 'street']],
  ['mail', ['batch-1', 'day-90-12', 'opt-outs-12']],
  ['weekly', ['pieces-1', 'number-7-total', 'next-1']],
  ['note', ['term-1', 'balance']],
])('the sheet "%s" has its fields', (key, names) => {
  const known = facts.pages.flatMap((page) => page.fields).map(({ fieldName }) => fieldName)
  for (const name of names) expect(known).toContain(`${key}.${name}`)
})

test('the sheets repeat the articles line by line', () => {
  const printed = fold(facts.pages.map(({ text }) => text).join(' '))
  const diligence = findArticle('due-diligence-checklist')
  const lines = [
    ...dueDiligenceWords.phases.map((id) => readChecklist(diligence, id)),
    readChecklist(findArticle('profitable-county-market-selection'), 'county-scorecard'),
    readChecklist(findArticle('analyze-land-value-without-mls'), 'comp-quality'),
    readChecklist(findArticle('off-market-strategies'), 'outreach-compliance'),
    readChecklist(findArticle('seller-financing-guide'), 'note-terms'),
  ].flatMap((checklist) => checklist.lines)
  expect(lines.length).toBeGreaterThan(75)
  for (const { label, text } of lines) {
    expect(printed).toContain(fold(label))
    expect(printed).toContain(fold(text))
  }
  const team = findArticle('building-dream-team')
  const market = findArticle('off-market-strategies')
  const value = findArticle('analyze-land-value-without-mls')
  const neighbor = 'The neighbor, in person or by letter'
  const words = [
    ...readTable(team, 'The weekly dashboard').flat(),
    ...readTable(market, 'The mail rhythm').flat(),
    ...readLetter(market, 'Day 0 letter'),
    ...readTalk(team, "The caller's opening").lines,
    ...[...callScriptsWords.offices.scripts, neighbor].flatMap((title) => readTalk(diligence, title).lines),
    ...readSteps(diligence).flatMap(({ label, text }) => [label, text]),
    ...readPhases(diligence).flatMap(({ question, passesIf }) => [question, passesIf]),
    ...offerShares.flatMap((share) =>
      readRow(value, 'Let confidence choose the percentage', `${share}%`, 2).slice(0, 2),
    ),
  ]
  expect(words.filter((each) => !printed.includes(fold(each)))).toEqual([])
})

/** The words that a sheet prints: without names of fields and article blocks, and texts for screen readers only. */
function printedWords(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, part]) =>
    ['name', 'tip', 'unit', 'phases'].includes(key) ? [] : printedWords(part),
  )
}

test('every sheet prints all of its own words', () => {
  const templates = listTemplates()
  const textOf = (wordsFile: string) =>
    fold(
      facts.pages
        .slice(1)
        .filter((_, index) => templates[index]?.wordsFile === wordsFile)
        .map(({ text }) => text)
        .join(),
    )
  for (const { wordsFile } of templates) {
    const own = printedWords(jest.requireActual(path.resolve(wordsFile)))
    expect(own.filter((words) => !textOf(wordsFile).includes(fold(words)))).toEqual([])
  }
})

test('the cover says what every sheet is for, and how to use them', () => {
  const { subject: _, ...printed } = coverWords
  const words = [
    ...printedWords(printed),
    ...listTemplates().flatMap(({ title, purpose }) => [title, purpose]),
  ]
  const cover = fold(facts.pages[0]?.text ?? '')
  expect(words.filter((each) => !cover.includes(fold(each)))).toEqual([])
})

test('the figures that a sheet quotes are in its article', () => {
  const { body } = findArticle('due-diligence-checklist')
  const { checks, total, share } = dueDiligenceWords.plan
  for (const { example } of [...checks, total, share]) expect(body).toContain(example)
})

test('the checks of the example parcel add up to its total, and are the printed share of its price', () => {
  const { budget, checks, total, share } = dueDiligenceWords.plan
  const figures = (text: string) => (text.match(/[\d,]+/g) ?? []).map((each) => Number(each.replace(',', '')))
  const ends = [0, -1].map((end) =>
    checks.map(({ example }) => figures(example).at(end) ?? 0).reduce((sum, each) => sum + each),
  )
  const [price = 0] = figures(budget.example)
  expect(figures(total.example)).toEqual(ends)
  expect(figures(share.example)).toEqual(ends.map((end) => Math.round((end / price) * 100)))
})

test('the targets of the weekly sheet are headed as in its article, so that nobody holds four weeks against one', () => {
  const { number, target } = weeklyNumbersWords.dashboard.columns
  expect(findArticle('building-dream-team').body).toContain(`| ${number} | ${target} |`)
})

test('every page has the disclaimer and its sheet number, and no price of the product', () => {
  facts.pages.forEach(({ text }, index) => {
    expect(fold(text)).toContain(fold(everyArticleDisclaimer))
    expect(fold(text)).toContain(fold(`Sheet ${index + 1} of ${facts.pages.length}`))
    expect(pricesIn(text, [...landingPrices, founderOffer.price])).toEqual([])
  })
})

test('a block that an article no longer has stops the build and is named', () => {
  const article = findArticle('due-diligence-checklist')
  expect(() => readChecklist(article, 'dd-gone')).toThrow(
    'due-diligence-checklist.mdx has no <Checklist id="dd-gone">',
  )
})

/** A "Passes if" of the third due diligence sheet that takes many lines. */
const longPass = 'five comps support the price at which you will sell the lot, '.repeat(6)

/** A cell of the weekly sheet that takes more lines than its row has room for. */
const longCell = 'Records entered, checked against the county, and mailed in the same week '.repeat(2)

/** The articles with this many extra lines in some checklists, a long "Passes if" and a long table cell. */
function findLongerArticle(lists: Readonly<Record<string, number>>): FindArticle {
  return (slug) => {
    const article = findArticle(slug)
    const body = Object.entries(lists).reduce(
      (text, [id, count]) => {
        const start = text.indexOf(`<Checklist id="${id}"`)
        const end = text.indexOf('\n</Checklist>', start)
        const lines = Array.from(
          { length: count },
          (_, index) => `- [ ] **Gas ${index + 1}:** a main in the road\n`,
        )
        return start < 0 ? text : text.slice(0, end) + lines.join('') + text.slice(end)
      },
      article.body
        .replace('3-5 comps support the exit price', longPass)
        .replace('Records entered and mailed', longCell),
    )
    return { ...article, body }
  }
}

let longer: Facts

beforeAll(async () => {
  longer = readPdf(
    await renderToolbox(findLongerArticle({ 'dd-utilities': 1, 'note-terms': 12, 'dd-market': 30 })),
  )
}, 60_000)

/** The title of the sheet on each page after the cover, repeated for sheets of several pages. */
const titles = () =>
  listTemplates().flatMap(({ key, title }) => Array(pagesOf[key] ?? 1).fill(title) as string[])
const pagesOf: Readonly<Record<string, number>> = { 'diligence-2': 2, 'diligence-3': 3, weekly: 2, note: 2 }

test('a longer toolbox continues on pages that repeat the title, and numbers them', () => {
  expect(longer.pages).toHaveLength(18)
  longer.pages.slice(1).forEach(({ text }, index) => {
    const title = titles()[index] ?? ''
    expect(fold(text)).toContain(fold(title))
    expect(text.includes('Continued')).toBe(titles()[index - 1] === title)
    expect(fold(text)).toContain(fold(`Sheet ${index + 2} of 18`))
  })
})

test('the cover of a longer toolbox says on which page each sheet begins', () => {
  const cover = longer.pages[0]
  expect(cover?.links).toEqual(listTemplates().map(({ key }) => key))
  for (const { title } of listTemplates())
    expect(fold(cover?.text ?? '')).toContain(fold(`${titles().indexOf(title) + 2} ${title}`))
})

test('a longer toolbox repeats no heading, bookmark or link where a sheet continues', () => {
  const titlesIn = ({ outline }: Facts) =>
    outline.map(({ title, below }) => [title, ...below.map((part) => part.title)])
  expect(titlesIn(longer)).toEqual(titlesIn(facts))
  longer.pages.slice(1).forEach(({ tree, links }, index) => {
    const times = titles()[index - 1] === titles()[index] ? 0 : 1
    expect(rolesOf(tree).filter((role) => role === 'H2')).toHaveLength(times)
    expect(links).toHaveLength(times)
  })
})

test('a longer toolbox has every field in the structure tree once, inside the frame, and keeps the names of the old fields', () => {
  const fields = longer.pages.flatMap((page) => page.fields)
  const names = fields.map(({ fieldName }) => fieldName)
  for (const name of ['diligence-2.utilities-7', 'diligence-3.market-35-found', 'note.term-26'])
    expect(names).toContain(name)
  expect(new Set(names).size).toBe(names.length)
  for (const { fieldName } of facts.pages.flatMap((page) => page.fields)) expect(names).toContain(fieldName)
  for (const { rect } of fields) expect(rect[1] >= 54 && rect[3] <= 761).toBe(true)
  for (const page of longer.pages)
    expect(idsOf(page.tree, 'annotation').map((id) => id.replace(/^pdfjs_internal_id_/, ''))).toEqual(
      page.fields.map(({ id }) => id),
    )
})

test('a longer toolbox prints no words over others, and none outside the frame', () => {
  const printed = longer.pages.map(({ text }) => fold(text)).join()
  for (const words of [longPass, longCell]) expect(printed).toContain(fold(words))
  expect(overprinted(longer)).toEqual([])
  expect(wordsOutside(longer)).toEqual([])
})

test('a longer toolbox repeats the header of a table that continues', () => {
  for (const { text } of longer.pages.slice(-2)) expect(text).toContain('This note')
})

/** Lowercase without spaces: pdf.js returns lines with its own spacing, and labels are printed in capitals. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

function rolesOf({ role, children = [] }: Node): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)]
}

function idsOf({ type, id, children = [] }: Node, wanted: string): string[] {
  return [...(type === wanted && id ? [id] : []), ...children.flatMap((child) => idsOf(child, wanted))]
}
