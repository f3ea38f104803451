import { blockNames } from '@/lib/article-blocks'
import { checkChange } from './checked'

/** What stands in the sound article, what an editor writes instead, and every sentence about it. */
const faults: [string, string, string[]][] = [
  [
    '</Callout>',
    '',
    [
      'line 43: found "<Callout>" without a closing tag; allowed is "</Callout>" after the text of the block, with an empty line before it.',
    ],
  ],
  [
    '</Callout>',
    '</Calout>',
    ['line 47: found "</Calout>", where "<Callout>" of line 43 should close; allowed is "</Callout>".'],
  ],
  [
    '<Callout kind',
    '<Calout kind',
    [
      `line 43: found the unknown block "<Calout>"; allowed is one of ${blockNames.join(', ')}; did you mean "<Callout>"?`,
    ],
  ],
  [
    'Callout kind="caution" title="Maps age">',
    'Calout kind="caution" title="Maps age">',
    [
      `line 43: found the unknown block "<Calout>"; allowed is one of ${blockNames.join(', ')}; did you mean "<Callout>"?`,
    ],
  ],
  [
    '</Checklist>',
    '',
    [
      'line 18: found "<Checklist>" without a closing tag; allowed is "</Checklist>" after the text of the block, with an empty line before it.',
    ],
  ],
  [
    '<Checklist id="plat-lines" title="Three lines to find">',
    '',
    [
      'line 24: found "</Checklist>" without an opening tag before it; allowed is "</Checklist>" only after "<Checklist>".',
    ],
  ],
  [
    '<Callout kind="caution" title="Maps age">\n',
    '',
    [
      'line 46: found "</Callout>" without an opening tag before it; allowed is "</Callout>" only after "<Callout>".',
    ],
  ],
  [
    'kind="caution"',
    'kind=caution',
    [
      'line 43: found an attribute whose value has no closed quotation marks, in "<Callout kind=caution title="Maps age">"; allowed is attributes as name="value", and > at the end of the tag.',
    ],
  ],
  [
    'title="Maps age"',
    'title="Maps age',
    [
      'line 43: found an attribute whose value has no closed quotation marks, in "<Callout kind="caution" title="Maps age>"; allowed is attributes as name="value", and > at the end of the tag.',
    ],
  ],
  [
    'kind="caution"',
    'kind=“caution”',
    [
      'line 43: found curly quotation marks in "<Callout>": “caution”; allowed is straight ones, as name="value".',
    ],
  ],
  [
    'title="Maps age"',
    'title="Maps age”',
    [
      'line 43: found curly quotation marks in "<Callout>": "Maps age”; allowed is straight ones, as name="value".',
    ],
  ],
  [
    'kind="caution"',
    'kind="caution\u00A0"',
    [
      'line 43, Callout kind: found "caution" with a blank or an invisible character too many; allowed is the same without it.',
    ],
  ],
  [
    'Ask for it.',
    'Founders of <Product> are asked.',
    ['line 16: found "<Product>" without a slash; allowed is "<Product />".'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000">',
    [
      'line 41: found "<OfferCalculator value="26000">" without a slash; allowed is "<OfferCalculator value="26000" />".',
    ],
  ],
  [
    'Ask for it.',
    'Ask for a <Term>balloon',
    ['line 16: found "<Term>" without a closing tag; allowed is "</Term>" on the same line.'],
  ],
  [
    'Ask for it.',
    'Ask in <County>.',
    [
      `line 16: found the unknown block "<County>"; allowed is one of ${blockNames.join(', ')}; did you mean "<CountyScorecard>"?`,
    ],
  ],
  [
    'title="Maps age">\n\nA later',
    'title="Maps age">A later',
    [
      'line 43: found text beside "<Callout>" on its line; allowed is an empty line after the opening tag and before the closing tag.',
    ],
  ],
  [
    'kind="caution"',
    'kind="warning"',
    ['line 43, Callout kind: found "warning"; allowed is one of note, caution, local.'],
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
    [`line 43, Callout title: found the tag "${tag}"; allowed is other words; attributes are plain text.`],
  ]),
  [
    'kind="caution"',
    'kind="cauton"',
    [
      'line 43, Callout kind: found "cauton"; allowed is one of note, caution, local; did you mean "caution"?',
    ],
  ],
  [
    'kind="caution"',
    'knd="caution"',
    ['line 43, Callout knd: found an unknown attribute; allowed is one of kind, title; did you mean "kind"?'],
  ],
  [
    'kind="caution"',
    'kind={"cau" + "tion"}',
    ['line 43, Callout kind: found code in braces; allowed is a plain value, as kind="…".'],
  ],
  [
    'kind="caution"',
    '{...props}',
    ['line 43: found code in braces inside "<Callout>"; allowed is attributes as name="value".'],
  ],
  [
    'kind="caution"',
    'kind="caution',
    [
      'line 43: found a mark that does not belong into a tag, in "<Callout kind="caution title="Maps age">"; allowed is attributes as name="value", and > at the end of the tag.',
    ],
  ],
  [
    'kind="caution" ',
    'kind="caution" kind="note" ',
    ['line 43, Callout kind: found the same attribute twice; allowed is each attribute once.'],
  ],
  [
    'title="Maps age"',
    'title=""',
    ['line 43, Callout title: found no value; allowed is some text in quotation marks.'],
  ],
  [
    'title="Three lines to find"',
    '',
    ['line 18, Checklist title: found no such attribute; allowed is title="…" in the tag.'],
  ],
  ['id="plat-lines" ', '', ['line 18, Checklist id: found no such attribute; allowed is id="…" in the tag.']],
  [
    'id="plat-lines"',
    'id="Plat lines"',
    [
      'line 18, Checklist id: found "Plat lines"; allowed is lower-case letters, digits and hyphens, beginning with a letter.',
    ],
  ],
  [
    'id="plat-lines"',
    'id="sources"',
    [
      'line 18, Checklist id: found the id "sources", which is taken on this page; allowed is an id of its own.',
    ],
  ],
  [
    'id="plat-lines"',
    'id="closing"',
    [
      'line 18, Checklist id: found the id "closing", which is taken on this page; allowed is an id of its own.',
    ],
  ],
  [
    'src="plat"',
    'src="plate"',
    [
      'line 35, Figure src: found "plate", which is no drawing; allowed is the name of a file in content/figures, without .svg; did you mean "plat"?',
    ],
  ],
  ...['aerial', 'aerial.png', 'aerial.svg'].map((name): [string, string, string[]] => [
    'src="plat"',
    `src="${name}"`,
    [
      `line 35, Figure src: found "${name}", of which there is only "aerial.png"; allowed is a drawing saved as .svg in content/figures.`,
    ],
  ]),
  [
    'src="plat"',
    'src="plat.svg"',
    [
      'line 35, Figure src: found "plat.svg", which is no drawing; allowed is the name of a file in content/figures, without .svg; did you mean "plat"?',
    ],
  ],
  [
    ' alt="A lot of five acres with a dashed line along its north side."',
    '',
    ['line 35, Figure alt: found no such attribute; allowed is alt="…" in the tag.'],
  ],
  [
    'alt="A lot of five acres with a dashed line along its north side."',
    'alt=""',
    ['line 35, Figure alt: found no value; allowed is some text in quotation marks.'],
  ],
  [
    'alt="A lot',
    'atl="A lot',
    ['line 35, Figure atl: found an unknown attribute; allowed is one of src, alt; did you mean "alt"?'],
  ],
  [
    '<Term>note</Term>',
    '<Term>ballon</Term>',
    [
      'line 16, Term: found "ballon", which the glossary does not have; allowed is an entry of content/glossary.yaml; did you mean "balloon"?',
    ],
  ],
  [
    '<Term>note</Term>',
    '<Term id="noet">it</Term>',
    [
      'line 16, Term id: found "noet", which the glossary does not have; allowed is an entry of content/glossary.yaml; did you mean "note"?',
    ],
  ],
  [
    '<Term>note</Term>',
    '<Term>**note**</Term>',
    ['line 16: found a bold word inside "<Term>"; allowed is plain words between its tags.'],
  ],
  [
    'Ask for it.',
    'Ask for the <Term id="note">note</Term>.',
    ['line 16: found the term "note" a second time; allowed is each term once on a page.'],
  ],
  [
    'Ask for it.',
    '[the <Term>balloon</Term>](/blog)',
    ['line 16: found "<Term>" inside a link; allowed is a word that is either a link or a term.'],
  ],
  [
    'Ask for it. Then',
    '[the <Term>balloon</Term>][blog].\n\n[blog]: /blog\n\nThen',
    ['line 16: found "<Term>" inside a link; allowed is a word that is either a link or a term.'],
  ],
  [
    'value="26000"',
    'value="-1"',
    ['line 41, OfferCalculator value: found "-1"; allowed is a number from 1 to 100,000,000.'],
  ],
  [
    'value="26000"',
    'value="many"',
    ['line 41, OfferCalculator value: found "many"; allowed is a number from 1 to 100,000,000.'],
  ],
  [
    'value="26000"',
    'value="$26,000"',
    [
      'line 41, OfferCalculator value: found "$26,000"; allowed is digits and a point only; did you mean "26000"?',
    ],
  ],
  [
    'value="26000"',
    'value={20000 + 6000}',
    ['line 41, OfferCalculator value: found code in braces; allowed is a plain value, as value="…".'],
  ],
  [
    'value="26000"',
    '',
    ['line 41, OfferCalculator value: found no such attribute; allowed is value="…" in the tag.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000" />\n\n<OfferCalculator value="1" />',
    ['line 43: found a second "<OfferCalculator>"; allowed is one <OfferCalculator> on a page.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<ExchangeCalculator sold="2026-13-45" />',
    [
      'line 41, ExchangeCalculator sold: found "2026-13-45"; allowed is a day that exists, from 1990-01-01 to 2099-12-31, such as 2025-08-28.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<NoteCalculator price="1000" down="2000" rate="9.9" payment="300" months="4.5" />',
    [
      'line 41, NoteCalculator down: found "2000"; allowed is a number from 0 to 1,000.',
      'line 41, NoteCalculator months: found "4.5"; allowed is a whole number from 1 to 480.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000">words</OfferCalculator>',
    ['line 41: found text inside "<OfferCalculator>"; allowed is nothing between its tags.'],
  ],
  [
    'mark="2"',
    'mark="3"',
    ['line 28, KeyNumbers mark: found "3"; allowed is the number of a line, from 1 to 2.'],
  ],
  [
    '- **660 ft** along',
    '- 660 ft along',
    [
      'line 30: found the line "660 ft along the road" inside "<KeyNumbers>"; allowed is lines as "- **figure** what it is".',
    ],
  ],
  [
    '- [ ] **Access:**',
    '- **Access:**',
    [
      'line 20: found the line "Access: a road that touches the lot" inside "<Checklist>"; allowed is lines as "- [ ] words".',
    ],
  ],
  [
    '- [ ] **Size:** acres as recorded',
    '- [ ] **Access:** a road that touches the lot',
    [
      'line 22: found the line "Access: a road that touches the lot" of "<Checklist>" a second time; allowed is each line once.',
    ],
  ],
  [
    '- [ ] **Access:**',
    '- [x] **Access:**',
    [
      'line 20: found the ticked line "Access: a road that touches the lot" inside "<Checklist>"; allowed is lines as "- [ ] words".',
    ],
  ],
  [
    '- [ ] **Access:**',
    'Look:\n\n- [ ] **Access:**',
    [
      'line 20: found "Look:" beside the list of "<Checklist>"; allowed is one list, each line as "- [ ] words".',
    ],
  ],
  [
    '- [ ] **Access:** a road',
    '- [ ] **Access:** a <Term>balloon</Term>',
    [
      'line 20: found "<Term>" in the line "Access: a balloon that touches the lot" of "<Checklist>"; allowed is words without a term, since a tap on them ticks the box.',
    ],
  ],
  [
    '- [ ] **Easements:**',
    '  - a nested line\n- [ ] **Easements:**',
    [
      'line 21: found a second paragraph or list under the line "Access: a road that touches the lot" of "<Checklist>"; allowed is one paragraph in each line.',
    ],
  ],
  [
    '- **$1,970** a year',
    '\n  and a half\n- **$1,970** a year',
    [
      'line 32: found a second paragraph or list under the line "660 ft along the road" of "<KeyNumbers>"; allowed is one paragraph in each line.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Script title="A">\n\nOpen so.\n\n- **You:** a\n\nEnd so.\n\n</Script>',
    [
      'line 47: found "End so." after the list of "<Script>"; allowed is paragraphs, and under them at most one list, each line as "- **Speaker:** words".',
    ],
  ],
  [
    'Ask for it.',
    'Ask <Callout>it</Callout>.',
    ['line 16: found "<Callout>" in the middle of a line; allowed is "<Callout>" on lines of its own.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Choice title="A">\n\ntext\n\n</Choice>',
    ['line 41: found "<Choice>" on its own; allowed is "<Choice>" directly inside <Compare>.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare>\n<Choice title="A">\n\ntext\n\n</Choice>\n</Compare>',
    ['line 41: found only one "<Choice>" inside "<Compare>"; allowed is two or three <Choice> blocks.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    `<Compare>\n${'<Choice title="A">\n\ntext\n\n</Choice>\n'.repeat(4)}</Compare>`,
    ['line 41: found 4 "<Choice>" blocks inside "<Compare>"; allowed is two or three <Choice> blocks.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare>\n\ntext\n\n</Compare>',
    ['line 41: found a paragraph inside "<Compare>"; allowed is two or three <Choice> blocks.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A">\n\ntext\n\n</Table>',
    [
      'line 41: found a paragraph inside "<Table>"; allowed is one Markdown table with at least one row under its head.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Steps>\n\n- a\n\n</Steps>',
    [
      'line 41: found a bulleted list inside "<Steps>"; allowed is one numbered list, each line as "1. words".',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Steps>\n\n1. a\n\ntext\n\ntext\n\n<GetLifetimeAccess />\n\n</Steps>',
    [
      'line 45: found "text" beside the list of "<Steps>"; allowed is one numbered list, each line as "1. words".',
      'line 47: found "text" beside the list of "<Steps>"; allowed is one numbered list, each line as "1. words".',
      'line 49: found a "<GetLifetimeAccess>" block beside the list of "<Steps>"; allowed is one numbered list, each line as "1. words".',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A">\n\ntext\n\ntext\n\n<GetLifetimeAccess />\n\n</Table>',
    [
      'line 41: found several paragraphs and a "<GetLifetimeAccess>" block inside "<Table>"; allowed is one Markdown table with at least one row under its head.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Script title="A">\n\n- a\n\n</Script>',
    ['line 43: found the line "a" inside "<Script>"; allowed is lines as "- **Speaker:** words".'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Question ask="A?">\n\n</Question>',
    ['line 41: found nothing inside "<Question>"; allowed is some text between its tags.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<callout>a</callout>',
    [
      'line 41: found the HTML tag "<callout>"; allowed is Markdown and the blocks of content/README.md; did you mean "<Callout>"?',
    ],
  ],
  [
    'A plat is',
    '<Callout kind=note>\n\nOne\n\n</Callout>\n\n<Script title="A">\n\nTwo {x\n\n<Question ask="B">\n\nThree <4\n\n</Question>\n\nA plat is',
    [
      'line 12: found an attribute whose value has no closed quotation marks, in "<Callout kind=note>"; allowed is attributes as name="value", and > at the end of the tag.',
      'line 18: found "<Script>" without a closing tag; allowed is "</Script>" after the text of the block, with an empty line before it.',
      'line 20: found code in braces ("{x"); allowed is plain text, or \\{ for a brace that readers should see.',
      'line 24: found "<4", which looks like the start of a tag; allowed is &lt; or words such as "less than".',
    ],
  ],
]

test.each(faults)('a block: instead of %j, %j is named', (from, to, sentences) => {
  expect(checkChange(from, to)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
})

const sound: [string, string][] = [
  ['\n\n</Callout>', '\n</Callout>'],
  ['\n\n</Checklist>', '\n</Checklist>'],
  ['kind="caution"', 'kind={"caution"}'],
  ['value="26000"', 'value={26000}'],
  ['**$1,970** a year in taxes', '**$1,970** before a <Term>balloon</Term>'],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="Costs" stack={true}>\n\n| What | How much |\n| --- | ---: |\n| Deed | $90 |\n\n</Table>',
  ],
  ['title="Maps age"', 'title="“Old” > new”"'],
  ['title="Maps age"', 'title="5 < 6, 8>7 and a < b > c"'],
  ['title="Maps age"', 'title="price = “fair”"'],
  ['<OfferCalculator value="26000" />', '<Product /> at <FounderPrice />.\n\n<GetLifetimeAccess />'],
]

test.each(sound)('a block: instead of %j, %j is fine', (from, to) => {
  expect(checkChange(from, to)).toEqual([])
})

test.each(['</Callout> and more', 'More. </Callout>'])(
  'words beside a closing tag are told in one sentence, where they stand: %s',
  (closing) => {
    expect(checkChange('A plat is', `<Callout>\n\nWords.\n\n${closing}\n\nA plat is`)).toEqual([
      'content/blog/plat.mdx, line 16: found text beside "</Callout>" on its line; allowed is "</Callout>" on a line of its own, with an empty line before and after it.',
    ])
  },
)
