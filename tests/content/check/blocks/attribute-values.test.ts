import { checkChange, checkFiles, neighbour, surroundings, valid } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

const range = 'allowed: the number of a line, from 1 to 2.'
const table = '\n\n|a|\n|-|\n|b|\n\n</Table>'

const faults: Fault[] = [
  ...(
    [
      ['Maps</b>', '</b>'],
      ['Maps <b>age > old', '<b>'],
    ] as const
  ).map(
    ([words, tag]): Fault => [
      'title="Maps age"',
      `title="${words}"`,
      [`line 43, Callout title: found the tag "${tag}"; allowed: other words; attributes are plain text.`],
    ],
  ),
  ...['0', '1.5', '02', '1e0', 'line 1', '1st'].map(
    (value): Fault => [
      'mark="2"',
      `mark="${value}"`,
      [`line 28, KeyNumbers mark: found "${value}"; ${range}`],
    ],
  ),
  [
    'kind="caution"',
    'kind=" "',
    ['line 43, Callout kind: found no value; allowed: some text in quotation marks.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    `<Table caption="A" stack="true">${table}`,
    ['line 41, Table stack: found "true"; allowed: the bare name, without a value.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<ExchangeCalculator sold="July 4, 2026" />',
    [
      'line 41, ExchangeCalculator sold: found "July 4, 2026"; allowed: a day that exists, from 1990-01-01 to 2099-12-31, such as 2025-08-28; did you mean "2026-07-04"?',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<NoteCalculator price="abc" down="-5" rate="9.9" payment="300" months="4" />',
    [
      'line 41, NoteCalculator price: found "abc"; allowed: a number from 0 to 100,000,000.',
      'line 41, NoteCalculator down: found "-5"; allowed: a number from 0 up.',
    ],
  ],
  ...(
    [
      ['26000.', '26000'],
      ['26,000.50', '26000.5'],
    ] as const
  ).map(
    ([value, meant]): Fault => [
      'value="26000"',
      `value="${value}"`,
      [
        `line 41, OfferCalculator value: found "${value}"; allowed: digits and a decimal point only; did you mean "${meant}"?`,
      ],
    ],
  ),
  ...['lot-', 'lot--2', '2-lots', 'lot-2-', 'Lot', 'lot_2'].map(
    (id): Fault => [
      'id="plat-lines"',
      `id="${id}"`,
      [
        `line 18, Checklist id: found "${id}"; allowed: lowercase letters, digits and hyphens, beginning with a letter.`,
      ],
    ],
  ),
  [
    'src="plat"',
    'src="content/figures/plat.svg"',
    [
      'line 35, Figure src: found "content/figures/plat.svg", which is not a drawing; allowed: the name of a file in content/figures, without .svg; did you mean "plat"?',
    ],
  ],
  [
    'src="plat"',
    'src="plat.SVG"',
    [
      'line 35, Figure src: found "plat.SVG", which is not a drawing; allowed: the name of a file in content/figures, without .svg; did you mean "plat"?',
    ],
  ],
]

test.each(faults)('a value: instead of %j, %j is reported', expectSentences)

const sound: [string, string][] = [
  ['id="plat-lines"', 'id="lot-2-b3"'],
  ['id="plat-lines"', 'id="a"'],
  ['value="26000"', 'value="26000.50"'],
  ['<OfferCalculator value="26000" />', `<Table caption="A" stack>${table}`],
]

test.each(sound)('a value: instead of %j, %j is fine', expectNone)

/** Sentences about the sound article with a change, where other things are around it. */
function checkAround(from: string, to: string, around: Partial<typeof surroundings>): string[] {
  const files = { 'neighbour.mdx': neighbour, 'plat.mdx': valid.replace(from, to) }
  return checkFiles(files, { ...surroundings, ...around })
}

test('a name that a drawing shares with a picture means the drawing', () => {
  expect(checkAround('src="plat"', 'src="plat.png"', { pictures: ['plat.png'] })).toEqual([
    'content/blog/plat.mdx, line 35, Figure src: found "plat.png", which is not a drawing; allowed: the name of a file in content/figures, without .svg; did you mean "plat"?',
  ])
})

test('a term is not looked up in a glossary that cannot be read', () => {
  const [from, to] = ['<Term>note</Term>', '<Term>escrow</Term>']
  expect(checkChange(from, to)).toHaveLength(1)
  expect(checkAround(from, to, { terms: undefined })).toEqual([])
})
