import { blockNames } from '@/lib/articles/article-blocks'
import { checkChange, checkWords } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

const innerMarks = `allowed: double ones around the value and single ones inside, as in title="How to 'Read' a Plat".`

const table = '\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n</Table>'

const faults: Fault[] = [
  [
    '</Callout>',
    '',
    [
      'line 43: found "<Callout>" without a closing tag; allowed: "</Callout>" after the text of the block, with an empty line before it.',
    ],
  ],
  [
    '</Callout>',
    '</Calout>',
    ['line 47: found "</Calout>", where "<Callout>" from line 43 should close; allowed: "</Callout>".'],
  ],
  [
    '<Callout kind',
    '<Calout kind',
    [
      `line 43: found the unknown block "<Calout>"; allowed: one of ${blockNames.join(', ')}; did you mean "<Callout>"?`,
    ],
  ],
  ...[
    ...['Note', 'Tip', 'Info', 'Hint', 'Important', 'Warning', 'Caution', 'Danger', 'Alert', 'Admonition'],
    ...['Aside', 'Local'],
  ].map(
    (name): Fault => [
      '## What to look at',
      `<${name}>\n\nWords.\n\n</${name}>\n\n## What to look at`,
      [
        `line 14: found the unknown block "<${name}>"; allowed: one of ${blockNames.join(', ')}; did you mean "<Callout>"?`,
      ],
    ],
  ),
  ...['Footnote', 'Tips', 'Map2'].map(
    (name): Fault => [
      '## What to look at',
      `<${name}>\n\nWords.\n\n</${name}>\n\n## What to look at`,
      [`line 14: found the unknown block "<${name}>"; allowed: one of ${blockNames.join(', ')}.`],
    ],
  ),
  [
    'Callout kind="caution" title="Maps age">',
    'Calout kind="caution" title="Maps age">',
    [
      `line 43: found the unknown block "<Calout>"; allowed: one of ${blockNames.join(', ')}; did you mean "<Callout>"?`,
    ],
  ],
  [
    '</Checklist>',
    '',
    [
      'line 18: found "<Checklist>" without a closing tag; allowed: "</Checklist>" after the text of the block, with an empty line before it.',
    ],
  ],
  [
    '<Checklist id="plat-lines" title="Three lines to find">',
    '',
    [
      'line 24: found "</Checklist>" without an opening tag before it; allowed: "</Checklist>" only after "<Checklist>".',
    ],
  ],
  [
    '<Callout kind="caution" title="Maps age">\n',
    '',
    [
      'line 46: found "</Callout>" without an opening tag before it; allowed: "</Callout>" only after "<Callout>".',
    ],
  ],
  [
    'kind="caution"',
    'kind=caution',
    [
      'line 43: found an attribute whose value lacks a quotation mark, in "<Callout kind=caution title="Maps age">"; allowed: attributes written name="value", and > at the end of the tag.',
    ],
  ],
  [
    'title="Maps age"',
    'title="Maps age',
    [
      'line 43: found an attribute whose value lacks a quotation mark, in "<Callout kind="caution" title="Maps age>"; allowed: attributes written name="value", and > at the end of the tag.',
    ],
  ],
  [
    'kind="caution"',
    'kind=“caution”',
    [
      'line 43: found curly quotation marks in "<Callout>": “caution”; allowed: straight ones, as in name="value".',
    ],
  ],
  [
    'title="Maps age"',
    'title="Maps age”',
    [
      'line 43: found curly quotation marks in "<Callout>": "Maps age”; allowed: straight ones, as in name="value".',
    ],
  ],
  [
    'Ask for it.',
    'Founders of <Product> are asked.',
    ['line 16: found "<Product>" without a slash; allowed: "<Product />".'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000">',
    [
      'line 41: found "<OfferCalculator value="26000">" without a slash; allowed: "<OfferCalculator value="26000" />".',
    ],
  ],
  [
    'Ask for it.',
    'Ask for a <Term>balloon',
    ['line 16: found "<Term>" without a closing tag; allowed: "</Term>" on the same line.'],
  ],
  [
    'Ask for it.',
    'Ask in <County>.',
    [
      `line 16: found the unknown block "<County>"; allowed: one of ${blockNames.join(', ')}; did you mean "<CountyScorecard>"?`,
    ],
  ],
  [
    'title="Maps age">\n\nA later',
    'title="Maps age">A later',
    [
      'line 43: found text on the same line as "<Callout>"; allowed: "<Callout>" on a line of its own, with an empty line before and after it.',
    ],
  ],
  [
    'kind="caution"',
    '{...props}',
    ['line 43: found code in braces inside "<Callout>"; allowed: attributes written name="value".'],
  ],
  [
    'kind="caution"',
    'kind="caution',
    [
      'line 43: found an attribute whose value lacks a quotation mark, in "<Callout kind="caution title="Maps age">"; allowed: attributes written name="value", and > at the end of the tag.',
    ],
  ],
  [
    'title="Maps age"',
    'title="The "best" way"',
    [
      `line 43: found quotation marks inside the quotation marks of title, in "<Callout kind="caution" title="The "best" way">"; ${innerMarks}`,
    ],
  ],
  [
    'title="Maps age"',
    `title='It's'`,
    [
      `line 43: found quotation marks inside the quotation marks of title, in "<Callout kind="caution" title='It's'>"; ${innerMarks}`,
    ],
  ],
  [
    'title="Maps age"',
    'title="A \\"b\\""',
    [
      `line 43: found quotation marks inside the quotation marks of title, in "<Callout kind="caution" title="A \\"b\\"">"; ${innerMarks}`,
    ],
  ],
  [
    'title="Maps age"',
    'title=""Best" way"',
    [
      `line 43: found quotation marks inside the quotation marks of title, in "<Callout kind="caution" title=""Best" way">"; ${innerMarks}`,
    ],
  ],
  [
    'title="Maps age"',
    'title="A 5" pipe"',
    [
      `line 43: found quotation marks inside the quotation marks of title, in "<Callout kind="caution" title="A 5" pipe">"; ${innerMarks}`,
    ],
  ],
  [
    'kind="caution" title="Maps age"',
    'kind="caution", title="Maps age"',
    [
      'line 43: found a character that does not belong in a tag, in "<Callout kind="caution", title="Maps age"; allowed: attributes written name="value", and > at the end of the tag.',
    ],
  ],
  [
    'Ask for it.',
    'Ask <Callout>it</Callout>.',
    ['line 16: found "<Callout>" in the middle of a line; allowed: "<Callout>" on lines of its own.'],
  ],
  [
    'The bank holds a <Term>note</Term> on many lots.',
    'It costs\n<FounderPrice />\nonce.',
    ['line 17: found "<FounderPrice>" on a line of its own; allowed: "<FounderPrice>" in a sentence.'],
  ],
  [
    'The bank holds a <Term>note</Term> on many lots.',
    'It is\n\n<FounderPrice />\nonce.',
    ['line 18: found "<FounderPrice>" on a line of its own; allowed: "<FounderPrice>" in a sentence.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<callout>a</callout>',
    [
      'line 41: found the HTML tag "<callout>"; allowed: Markdown and the blocks of content/README.md; did you mean "<Callout>"?',
    ],
  ],
  [
    'A plat is',
    '<Callout kind=note>\n\nOne\n\n</Callout>\n\n<Script title="A">\n\nTwo {x\n\n<Question ask="B">\n\nThree <4\n\n</Question>\n\nA plat is',
    [
      'line 12: found an attribute whose value lacks a quotation mark, in "<Callout kind=note>"; allowed: attributes written name="value", and > at the end of the tag.',
      'line 18: found "<Script>" without a closing tag; allowed: "</Script>" after the text of the block, with an empty line before it.',
      'line 20: found code in braces ("{x"); allowed: plain text, or \\{ for a brace that readers should see.',
      'line 24: found "<4", which looks like the start of a tag; allowed: &lt; or words such as "less than".',
    ],
  ],
  ...[
    'caption="A", stack',
    'caption="A", stack, note="B"',
    'caption="A" stack, note="B"',
    'stack caption="A"; note="B"',
    'caption="A" ; note="B" stack',
  ].map(
    (attributes): Fault => [
      '<OfferCalculator value="26000" />',
      `<Table ${attributes}>${table}`,
      [
        `line 41: found a character that does not belong in a tag, in "${`<Table ${attributes}>`.slice(0, 40)}"; allowed: attributes written name="value", and > at the end of the tag.`,
      ],
    ],
  ),
  ...[
    'note="B" stack caption="The "best" way"',
    'stack caption = "The "best" way" note="B"',
    'note="B" caption="The "best" way" stack',
  ].map(
    (attributes): Fault => [
      '<OfferCalculator value="26000" />',
      `<Table ${attributes}>${table}`,
      [
        `line 41: found quotation marks inside the quotation marks of caption, in "<Table ${attributes}>"; ${innerMarks}`,
      ],
    ],
  ),
  [
    '<OfferCalculator value="26000" />',
    '> <Callout\nkind="note">\n\nA\n\n</Callout>',
    [
      'line 42: found a tag that continues outside its list or quotation; allowed: the whole tag on one line.',
    ],
  ],
  [
    'Ask for it.',
    'Ask:\n\n- <Term\nid="balloon">last payment</Term>\n- more',
    [
      'line 19: found a tag that continues outside its list or quotation; allowed: the whole tag on one line.',
    ],
  ],
]

test.each(faults)('a block: instead of %j, %j is reported', expectSentences)

test.each(['</Call out>', '</Call-out">'])(
  'a closing tag with a mark in its name is one mistake: %s',
  (tag) => {
    expect(checkWords(`<Callout>\n\nA fence.\n\n${tag}`)).toEqual([
      `content/blog/plat.mdx, line 16: found "${tag}", which closes no block; allowed: "</Callout>".`,
    ])
  },
)

test('a value that ends with a curly quotation mark is quoted as a whole', () => {
  expect(checkWords('<Callout title="Mind the “gap”>\n\nA fence.\n\n</Callout>')).toEqual([
    'content/blog/plat.mdx, line 12: found curly quotation marks in "<Callout>": "Mind the “gap”; allowed: straight ones, as in name="value".',
  ])
})

test.each([
  ['- <Callout>', 12],
  ['> <Callout>', 12],
  ['- A\n  <Callout>', 13],
  ['1. A\n\n   <Callout>', 14],
])(
  'an opening tag in a list or quotation that ends before its closing tag is reported: %j',
  (written, line) => {
    expect(checkWords(`${written}\n\nB\n\n</Callout>`)).toEqual([
      `content/blog/plat.mdx, line ${line}: found "<Callout>" inside a list or quotation that does not hold "</Callout>"; allowed: "<Callout>" at the very start of its line, after an empty line.`,
    ])
  },
)

const sound: [string, string][] = [
  ['\n\n</Callout>', '\n</Callout>'],
  ['\n\n</Checklist>', '\n</Checklist>'],
  ['title="Maps age"', 'title="“Old” > new”"'],
  ['title="Maps age"', 'title="5 < 6, 8>7 and a < b > c"'],
  ['title="Maps age"', 'title="price = “fair”"'],
  ['title="Maps age"', `title='The "best" way'`],
  ['title="Maps age"', `title="It's the 'best' way"`],
  [
    '<Term>note</Term> on many lots. Ask',
    'balance. Mind:\n\n- <Term>note</Term>\n- <Product />\n- lien\n\nAsk',
  ],
  ['<OfferCalculator value="26000" />', 'It costs:\n\n<FounderPrice />\n\nOnce.'],
  ['<OfferCalculator value="26000" />', '<Product /> at <FounderPrice />.\n\n<GetLifetimeAccess />'],
]

test.each(sound)('a block: instead of %j, %j is fine', expectNone)

const noOpening = (name: string) => `found "</${name}>" without an opening tag before it`
const noClosing = (name: string) => `found "<${name}>" without a closing tag`

test.each<[string, string[]]>([
  [
    '<Wibble>\n\nA\n\n</Callout>',
    ['line 12: found the unknown block "<Wibble>"', `line 16: ${noOpening('Callout')}`],
  ],
  [
    '<Callout>\n\nA\n\n</Script>',
    ['line 16: found "</Script>", where "<Callout>" from line 12 should close'],
  ],
  [
    '<Callout>\n\n<Script title="A">\n\nB\n\n</Callout>\n\n</Script>',
    [`line 14: ${noClosing('Script')}`, `line 20: ${noOpening('Script')}`],
  ],
  ['<Callout>\n\nA\n\n<Callout kind="note">\n\nB\n\n</Callout>', [`line 12: ${noClosing('Callout')}`]],
  [
    '<Callout>\n\nA\n\n<Callout>\n\nB\n\n<Callout>\n\nC',
    ['line 20: found "<Callout>", where "<Callout>" from line 16 should close'],
  ],
  ['<iFrame>', ['line 12: found the HTML tag "<iFrame>"']],
])('unpaired tags: each one in %j is reported once', (tags, found) => {
  const sentences = checkWords(tags)
  expect(sentences.map((sentence) => sentence.replace(/; allowed: .*/, ''))).toEqual(
    found.map((part) => `content/blog/plat.mdx, ${part}`),
  )
})

const titled = '<Callout kind="caution" title="Maps age"'

test.each([
  ['</Callout>', '<\\Callout>', 'line 47: found "<\\Callout>" with a backslash; allowed: "</Callout>".'],
  ['</Callout>', '<</Callout>', 'line 47: found "<</Callout>" with a second <; allowed: "</Callout>".'],
  [`${titled}>`, `<${titled}>`, `line 43: found "<${titled}>" with a second <; allowed: "${titled}>".`],
  [
    `${titled}>`,
    `${titled} />`,
    `line 43: found "${titled} />" with a slash at its end, although "</Callout>" follows; allowed: "${titled}>".`,
  ],
  [
    '<Term>note</Term>',
    '<Term/>note</Term>',
    'line 16: found "<Term/>" with a slash at its end, although "</Term>" follows; allowed: "<Term>".',
  ],
  [
    '<Callout kind',
    '<Calloutkind',
    'line 43: found "<Calloutkind" without a space after "Callout"; allowed: "<Callout kind".',
  ],
  [
    'title="Maps age"',
    'title={Maps age}',
    'line 43: found braces around a value, in "<Callout kind="caution" title={Maps age}"; allowed: attributes written name="value", and > at the end of the tag.',
  ],
  [
    'The bank holds a <Term>',
    'With <an acre the bank holds a <Term>',
    'line 16: found "<an acre the", which looks like the start of a tag; allowed: &lt; or words such as "less than".',
  ],
  ['Write down', '</p>Write down', 'line 45: found the HTML tag "</p>"; allowed: the words without the tag.'],
])('one mistake in a tag gets one sentence: instead of %j, %j', (from, to, sentence) => {
  expectSentences(from, to, [sentence])
})

test('a term whose opening tag is plain text does not break the blocks around it', () => {
  const compare = (words: string) =>
    `<Compare>\n<Choice title="A">\n\n${words}\n\n</Choice>\n<Choice title="B">\n\nTwo\n\n</Choice>\n</Compare>\n\nA plat is`
  expect(checkChange('A plat is', compare('\\<Term id="balloon">one</Term>'))).toEqual([
    'content/blog/plat.mdx, line 15: found "\\<Term", which turns the tag of a block into plain text; allowed: "<Term" with < and > as they are.',
  ])
})

test('a self-closed block at the end of another one closes it', () => {
  expectSentences('</Callout>', '<Callout />', [
    'line 47: found "<Callout />" with the slash after the name; allowed: "</Callout>".',
  ])
})

test.each([
  ['<checklist id="a" title="b">\n\n- [ ] one\n- [ ] two\n\n</checklist>', 'the HTML tag "<checklist>"'],
  ['<Checklst id="a" title="b">\n\n- [ ] one\n- [ ] two\n\n</Checklst>', 'the unknown block "<Checklst>"'],
  [
    '<COMPARE>\n<Choice title="A">\n\nOne\n\n</Choice>\n<Choice title="B">\n\nTwo\n\n</Choice>\n</COMPARE>',
    'the unknown block "<COMPARE>"',
  ],
])('what stands in a misspelled block is not a second fault: %j', (block, found) => {
  const sentences = checkWords(block)
  expect(sentences).toEqual([expect.stringContaining(`line 12: found ${found}`)])
})

test('a space before the end of a tag without a slash is left out of the message', () => {
  expect(checkChange('A plat is', 'A <Product > is')).toEqual([
    'content/blog/plat.mdx, line 12: found "<Product >" without a slash; allowed: "<Product />".',
  ])
})

test.each(['- A\n  </Callout>', '* </Callout>', '+ </Callout>', '> A\n> </Callout>', '- A\n\n  </Callout>'])(
  'a closing tag inside a list or a quotation is reported where it closes: %j',
  (inside) => {
    const line = 13 + inside.split('\n').length
    expect(checkWords(`<Callout>\n\n${inside}`)).toEqual([
      `content/blog/plat.mdx, line ${line}: found "</Callout>" inside a list or quotation that does not hold "<Callout>"; allowed: "</Callout>" at the very start of its line, after an empty line.`,
    ])
  },
)

test.each(['</Callout> and more', 'More. </Callout>'])(
  'words next to a closing tag are reported in one sentence, on their line: %s',
  (closing) => {
    expect(checkWords(`<Callout>\n\nWords.\n\n${closing}`)).toEqual([
      'content/blog/plat.mdx, line 16: found text on the same line as "</Callout>"; allowed: "</Callout>" on a line of its own, with an empty line before and after it.',
    ])
  },
)
