import { expectNone, expectSentences, type Fault } from '../faults'

const faults: Fault[] = [
  [
    'kind="caution"',
    'kind="caution\u00A0"',
    ['line 43, Callout kind: found "caution" with a non-breaking space; allowed: the same without it.'],
  ],
  [
    'kind="caution"',
    'kind="caution "',
    [
      'line 43, Callout kind: found "caution" with an extra space or invisible character; allowed: the same without it.',
    ],
  ],
  [
    'kind="caution"',
    'kind="warning"',
    ['line 43, Callout kind: found "warning"; allowed: one of note, caution, local.'],
  ],
  ...(
    [
      ['Founders of <Product />', '<Product />'],
      ['Maps <b>age</b>', '<b>'],
      ['Maps <Term id="note">age</Term>', '<Term id="note">'],
    ] as const
  ).map(([words, tag]): [string, string, string[]] => [
    'title="Maps age"',
    `title='${words}'`,
    [`line 43, Callout title: found the tag "${tag}"; allowed: other words; attributes are plain text.`],
  ]),
  [
    'kind="caution"',
    'kind="cauton"',
    ['line 43, Callout kind: found "cauton"; allowed: one of note, caution, local; did you mean "caution"?'],
  ],
  [
    'kind="caution"',
    'knd="caution"',
    ['line 43, Callout knd: found an unknown attribute; allowed: one of kind, title; did you mean "kind"?'],
  ],
  [
    'kind="caution"',
    'kind={"cau" + "tion"}',
    ['line 43, Callout kind: found code in braces; allowed: a plain value, such as kind="…".'],
  ],
  [
    'kind="caution" ',
    'kind="caution" kind="note" ',
    ['line 43, Callout kind: found the same attribute twice; allowed: each attribute once.'],
  ],
  [
    'title="Maps age"',
    'title=""',
    ['line 43, Callout title: found no value; allowed: some text in quotation marks.'],
  ],
  [
    'title="Three lines to find"',
    '',
    ['line 18, Checklist title: found no such attribute; allowed: title="…" in the tag.'],
  ],
  ['id="plat-lines" ', '', ['line 18, Checklist id: found no such attribute; allowed: id="…" in the tag.']],
  [
    'id="plat-lines"',
    'id="Plat lines"',
    [
      'line 18, Checklist id: found "Plat lines"; allowed: lowercase letters, digits and hyphens, beginning with a letter.',
    ],
  ],
  [
    'id="plat-lines"',
    'id="sources"',
    [
      'line 18, Checklist id: found the id "sources", which is already used on this page; allowed: an id of its own.',
    ],
  ],
  [
    'id="plat-lines"',
    'id="closing"',
    [
      'line 18, Checklist id: found the id "closing", which is already used on this page; allowed: an id of its own.',
    ],
  ],
  [
    'src="plat"',
    'src="plate"',
    [
      'line 35, Figure src: found "plate", which is not a drawing; allowed: the name of a file in content/figures, without .svg; did you mean "plat"?',
    ],
  ],
  ...['aerial', 'aerial.png', 'aerial.svg'].map((name): [string, string, string[]] => [
    'src="plat"',
    `src="${name}"`,
    [
      `line 35, Figure src: found "${name}", but there is only "aerial.png"; allowed: a drawing saved as .svg in content/figures.`,
    ],
  ]),
  [
    'src="plat"',
    'src="plat.svg"',
    [
      'line 35, Figure src: found "plat.svg", which is not a drawing; allowed: the name of a file in content/figures, without .svg; did you mean "plat"?',
    ],
  ],
  [
    ' alt="A lot of five acres with a dashed line along its north side."',
    '',
    ['line 35, Figure alt: found no such attribute; allowed: alt="…" in the tag.'],
  ],
  [
    'alt="A lot of five acres with a dashed line along its north side."',
    'alt=""',
    ['line 35, Figure alt: found no value; allowed: some text in quotation marks.'],
  ],
  ...['IMG_1234.jpg', 'Screenshot 2025-08-28 at 10.11.12.png', 'plat.avif'].map(
    (name): [string, string, string[]] => [
      'alt="A lot of five acres with a dashed line along its north side."',
      `alt="${name}"`,
      [
        `line 35, Figure alt: found "${name}", the name of a file; allowed: words for what the drawing shows.`,
      ],
    ],
  ),
  [
    'alt="A lot',
    'atl="A lot',
    ['line 35, Figure atl: found an unknown attribute; allowed: one of src, alt; did you mean "alt"?'],
  ],
  [
    'value="26000"',
    'value="-1"',
    ['line 41, OfferCalculator value: found "-1"; allowed: a number from 1 to 100,000,000.'],
  ],
  [
    'value="26000"',
    'value="many"',
    ['line 41, OfferCalculator value: found "many"; allowed: a number from 1 to 100,000,000.'],
  ],
  [
    'value="26000"',
    'value="$26,000"',
    [
      'line 41, OfferCalculator value: found "$26,000"; allowed: digits and a decimal point only; did you mean "26000"?',
    ],
  ],
  [
    'value="26000"',
    'value={20000 + 6000}',
    ['line 41, OfferCalculator value: found code in braces; allowed: a plain value, such as value="…".'],
  ],
  [
    'value="26000"',
    '',
    ['line 41, OfferCalculator value: found no such attribute; allowed: value="…" in the tag.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<ExchangeCalculator sold="1776/07/04" />',
    [
      'line 41, ExchangeCalculator sold: found "1776/07/04"; allowed: a day that exists, from 1990-01-01 to 2099-12-31, such as 2025-08-28.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<ExchangeCalculator sold="2026-13-45" />',
    [
      'line 41, ExchangeCalculator sold: found "2026-13-45"; allowed: a day that exists, from 1990-01-01 to 2099-12-31, such as 2025-08-28.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<NoteCalculator price="1000" down="2000" rate="9.9" payment="300" months="4.5" />',
    [
      'line 41, NoteCalculator down: found "2000"; allowed: a number from 0 to 1,000.',
      'line 41, NoteCalculator months: found "4.5"; allowed: a whole number from 1 to 480.',
    ],
  ],
  [
    'mark="2"',
    'mark="3"',
    ['line 28, KeyNumbers mark: found "3"; allowed: the number of a line, from 1 to 2.'],
  ],
  ...(
    [
      ['<Question title="A">\n\nB\n\n</Question>', 'Question title', 'ask', 'ask'],
      ['<Script name="A">\n\nB\n\n</Script>', 'Script name', 'title, note', 'title'],
      ['<Figure name="plat" alt="A lot.">\n\nB\n\n</Figure>', 'Figure name', 'src, alt', 'src'],
      [
        '<Table title="A">\n\n| a | b |\n| --- | --- |\n| c | d |\n\n</Table>',
        'Table title',
        'caption, note, mark, stack',
        'caption',
      ],
    ] as const
  ).map(
    ([block, field, names, meant]): Fault => [
      '<OfferCalculator value="26000" />',
      block,
      [`line 41, ${field}: found an unknown attribute; allowed: one of ${names}; did you mean "${meant}"?`],
    ],
  ),
]

test.each(faults)('a block: instead of %j, %j is reported', expectSentences)

const sound: [string, string][] = [
  ['kind="caution"', 'kind={"caution"}'],
  ['value="26000"', 'value={26000}'],
]

test.each(sound)('a block: instead of %j, %j is fine', expectNone)
