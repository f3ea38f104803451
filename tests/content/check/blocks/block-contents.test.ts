import { checkChange, checkWords } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

test.each([
  ['- [ ] **Size:** acres as recorded', '- [ ] **Size: ** acres as recorded'],
  ['- [ ] **Access:**', '-[ ] **Access:**'],
  ['- **660 ft** along', '- **660 ft ** along'],
  [
    '- [ ] **Access:** a road that touches the lot\n- [ ] **Easements:** dashed lines with a name\n- [ ] **Size:**',
    '• Access: a road\n• Easements: dashed\n• **Size:**',
  ],
])(
  'a mark that readers would see is not also a line that does not fit its block: instead of %j, %j',
  (from, to) => {
    expect(checkChange(from, to)).toHaveLength(1)
  },
)

const faults: Fault[] = [
  [
    '<Term>note</Term>',
    '<Term>ballon</Term>',
    [
      'line 16, Term: found "ballon", which the glossary does not have; allowed: an entry of content/glossary.yaml; did you mean "balloon"?',
    ],
  ],
  [
    '<Term>note</Term>',
    '<Term id="noet">it</Term>',
    [
      'line 16, Term id: found "noet", which the glossary does not have; allowed: an entry of content/glossary.yaml; did you mean "note"?',
    ],
  ],
  [
    '<Term>note</Term>',
    '<Term>**note**</Term>',
    ['line 16: found a bold word inside "<Term>"; allowed: plain words between its tags.'],
  ],
  [
    'Ask for it.',
    'Ask for the <Term id="note">note</Term>.',
    ['line 16: found the term "note" a second time; allowed: each term once on a page.'],
  ],
  [
    'Ask for it.',
    '\n\n## Term note\n\nAsk for it.',
    [
      'line 16: found the term "note", whose name #term-note a heading or checklist on this page already has; allowed: other words in that heading, or another id for that checklist.',
    ],
  ],
  [
    'Ask for it.',
    '[the <Term>balloon</Term>](/blog)',
    ['line 16: found "<Term>" inside a link; allowed: a word that is either a link or a term.'],
  ],
  [
    'Ask for it. Then',
    '[the <Term>balloon</Term>][blog].\n\n[blog]: /blog\n\nThen',
    ['line 16: found "<Term>" inside a link; allowed: a word that is either a link or a term.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000" />\n\n<OfferCalculator value="1" />',
    ['line 43: found a second "<OfferCalculator>"; allowed: one <OfferCalculator> on a page.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000">words</OfferCalculator>',
    ['line 41: found text inside "<OfferCalculator>"; allowed: nothing between its tags.'],
  ],
  [
    '- **660 ft** along the road',
    '- **660 ft along the road**',
    [
      'line 30: found the line "660 ft along the road" inside "<KeyNumbers>"; allowed: lines written "- **figure** what it is".',
    ],
  ],
  [
    '- **660 ft** along',
    '- 660 ft along',
    [
      'line 30: found the line "660 ft along the road" inside "<KeyNumbers>"; allowed: lines written "- **figure** what it is".',
    ],
  ],
  [
    '- [ ] **Access:**',
    '- [ ]\u00A0**Access:**',
    [
      'line 20: found the line "[ ] Access: a road that touches the lot" with a non-breaking space inside "<Checklist>"; allowed: lines written "- [ ] words".',
    ],
  ],
  [
    '- [ ] **Access:**',
    '- **Access:**',
    [
      'line 20: found the line "Access: a road that touches the lot" inside "<Checklist>"; allowed: lines written "- [ ] words".',
    ],
  ],
  [
    '- [ ] **Size:** acres as recorded',
    '- [ ] **access:** a road  that touches the lot',
    [
      'line 22: found the line "access: a road that touches the lot" of "<Checklist>" a second time; allowed: each line once.',
    ],
  ],
  [
    '- [ ] **Size:** acres as recorded',
    '- [ ] **Access:** a road that touches the lot',
    [
      'line 22: found the line "Access: a road that touches the lot" of "<Checklist>" a second time; allowed: each line once.',
    ],
  ],
  [
    '- [ ] **Access:**',
    '- [x] **Access:**',
    [
      'line 20: found the ticked line "Access: a road that touches the lot" inside "<Checklist>"; allowed: lines written "- [ ] words".',
    ],
  ],
  [
    '- [ ] **Access:**',
    'Look:\n\n- [ ] **Access:**',
    [
      'line 20: found "Look:" beside the list of "<Checklist>"; allowed: one list, each line written "- [ ] words".',
    ],
  ],
  [
    '- [ ] **Access:** a road',
    '- [ ] **Access:** a <Term>balloon</Term>',
    [
      'line 20: found "<Term>" in the line "Access: a balloon that touches the lot" of "<Checklist>"; allowed: words without a term, since tapping them ticks the box.',
    ],
  ],
  [
    '- [ ] **Easements:**',
    '  - a nested line\n- [ ] **Easements:**',
    [
      'line 21: found an indented line under the line "Access: a road that touches the lot" of "<Checklist>"; allowed: each - at the start of its line.',
    ],
  ],
  [
    '- **$1,970** a year',
    '\n  and a half\n- **$1,970** a year',
    [
      'line 32: found a second paragraph under the line "660 ft along the road" of "<KeyNumbers>"; allowed: one paragraph in each line.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Script title="A">\n\nOpen so.\n\n- **You:** a\n\nEnd so.\n\n</Script>',
    [
      'line 47: found "End so." after the list of "<Script>"; allowed: paragraphs, and under them at most one list, each line written "- **Speaker:** words".',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Choice title="A">\n\ntext\n\n</Choice>',
    ['line 41: found "<Choice>" on its own; allowed: "<Choice>" directly inside <Compare>.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare>\n<Choice title="A">\n\ntext\n\n</Choice>\n</Compare>',
    ['line 41: found only one "<Choice>" inside "<Compare>"; allowed: two or three <Choice> blocks.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    `<Compare>\n${'<Choice title="A">\n\ntext\n\n</Choice>\n'.repeat(4)}</Compare>`,
    ['line 41: found 4 "<Choice>" blocks inside "<Compare>"; allowed: two or three <Choice> blocks.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare><Choice title="A">a</Choice><Choice title="B">b</Choice></Compare>',
    ['line 41: found "<Choice>" in the middle of a line; allowed: "<Choice>" on lines of its own.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare>\n\ntext <Choice title="A">a</Choice> <Choice title="B">b</Choice>\n\n</Compare>',
    ['line 43: found "<Choice>" in the middle of a line; allowed: "<Choice>" on lines of its own.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare><Choice title="A">a</Choice></Compare>',
    [
      'line 41: found only one "<Choice>" inside "<Compare>"; allowed: two or three <Choice> blocks.',
      'line 41: found "<Choice>" in the middle of a line; allowed: "<Choice>" on lines of its own.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare>\n\ntext\n\n<Choice title="A">\n\na\n\n</Choice>\n<Choice title="B">\n\nb\n\n</Choice>\n\n- one\n\n</Compare>',
    [
      'line 43: found "text" beside the choices of "<Compare>"; allowed: two or three <Choice> blocks.',
      'line 56: found a bulleted list beside the choices of "<Compare>"; allowed: two or three <Choice> blocks.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Compare>\n\ntext\n\n</Compare>',
    ['line 41: found a paragraph inside "<Compare>"; allowed: two or three <Choice> blocks.'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A">\n\nAcres\tPrice\n5 acres\t$900\n\n</Table>',
    [
      'line 43: found lines with tabs, as a spreadsheet copies its cells; allowed: | cell | cell | in each line, and | --- | --- | as the second line.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A">\n\ntext\n\n</Table>',
    [
      'line 41: found a paragraph inside "<Table>"; allowed: one Markdown table with at least one row under its header row.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Steps>\n\n- a\n\n</Steps>',
    [
      'line 41: found a bulleted list inside "<Steps>"; allowed: one numbered list, each line written "1. words".',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A">\n\n|a|b|\n|-|-|\n|c|d|\n\n|e|\n|-|\n|f|\n\n</Table>',
    [
      'line 47: found a table beside the table of "<Table>"; allowed: one Markdown table with at least one row under its header row.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A">\n\n|a|b|\n|-|-|\n|c|d|\n\ntext\n\n</Table>',
    [
      'line 47: found "text" beside the table of "<Table>"; allowed: one Markdown table with at least one row under its header row.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Steps>\n\n1. a\n\ntext\n\ntext\n\n<GetLifetimeAccess />\n\n</Steps>',
    [
      'line 45: found "text" beside the list of "<Steps>"; allowed: one numbered list, each line written "1. words".',
      'line 47: found "text" beside the list of "<Steps>"; allowed: one numbered list, each line written "1. words".',
      'line 49: found a "<GetLifetimeAccess>" block beside the list of "<Steps>"; allowed: one numbered list, each line written "1. words".',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A">\n\ntext\n\ntext\n\n<GetLifetimeAccess />\n\n</Table>',
    [
      'line 41: found several paragraphs and a "<GetLifetimeAccess>" block inside "<Table>"; allowed: one Markdown table with at least one row under its header row.',
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Script title="A">\n\n- a\n\n</Script>',
    ['line 43: found the line "a" inside "<Script>"; allowed: lines written "- **Speaker:** words".'],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Question ask="A?">\n\n</Question>',
    ['line 41: found nothing inside "<Question>"; allowed: some text between its tags.'],
  ],
]

const table = '| A | B |\n| --- | --- |\n| 1 | 2 |'
const choice = (title: string) => `<Choice title="${title}">\n\nWords.\n\n</Choice>`

const otherMark = 'a line with another mark than the one above \\(-, \\* or \\+\\) in the list'

/** What is in a block, what is reported there, and on which line. */
const contents: [block: string, inside: string, found: string, line?: number][] = [
  ['KeyNumbers', '> Words.', 'a quotation inside'],
  ['KeyNumbers', '## Words', 'a heading inside'],
  ['KeyNumbers', '---', 'a line of dashes inside'],
  ['KeyNumbers', '1. **5** acres', 'a numbered list inside'],
  ['KeyNumbers', `One.\n\nTwo.\n\n${table}`, 'several paragraphs and a table inside'],
  ['KeyNumbers', '- **5** acres\n\n<Callout>\n\nWords.\n\n</Callout>', '"Words." beside the list of', 16],
  ['Script title="A"', '', 'nothing inside'],
  ['Script title="A"', '1. **You:** one', 'a numbered list inside'],
  ['Script title="A"', 'One.\n\n> Two.', 'a paragraph and a quotation inside'],
  ['Script title="A"', '- **You:** one\n\n1. **You:** two', 'a numbered list after the list of', 16],
  ['Checklist id="a" title="A"', '- [ ] One\n* [ ] Two\n- [ ] Three', `${otherMark} of`, 15],
  ['KeyNumbers', '* **5** acres\n- **6** lots\n- **7** roads', `${otherMark} of`, 15],
  ['Script title="A"', 'Hi.\n\n- **You:** one\n* **Her:** two', `${otherMark} of`, 17],
  ['Checklist id="a" title="A"', '- [ ] One\n\nWords.\n\n- [ ] Two', '"Words." beside the list of', 16],
  ['KeyNumbers', '- **5** acres\n\n1. **6** lots\n\n- **7** roads', 'a numbered list beside the list of', 16],
  ['Script title="A"', '- **You:** one\n\nWords.\n\n- **Her:** two', '"Words." after the list of', 16],
  [
    'Table caption="A" mark="2"',
    `${table}\n\nWords.\n\n| 5 | 6 |\n| 7 | 8 |`,
    '"Words." beside the table of',
    18,
  ],
  ['Formula rule="A"', '', 'nothing inside'],
  ['Table caption="A"', 'Words.', 'a paragraph inside'],
  ['Table caption="A"', `${table}\n\n${table}`, 'a table beside the table of', 18],
  ['Compare', choice('A'), 'only one "<Choice>" inside'],
  ['Compare', ['A', 'B', 'C', 'D'].map(choice).join('\n\n'), '4 "<Choice>" blocks inside'],
]

test.each(contents)('for %s that contains %j the sentence is about what does not belong there', (...row) => {
  const [block, inside, found, line = 12] = row
  const [name] = block.split(' ')
  const words = `<${block}>\n\n${inside}\n\n</${name}>`
  expect(checkWords(words)).toEqual([
    expect.stringMatching(`^content/blog/plat\\.mdx, line ${line}: found ${found} "<${name}>"; allowed: `),
  ])
})

test.each([
  ['*last payment*', 'an italic word'],
  ['[last payment](/blog)', 'a link'],
  ['last *payment*', 'an italic word'],
  ['<Product />', 'a "<Product>" block'],
  [' ', 'nothing'],
])('a term is plain words: in %j, %s is reported', (words, found) => {
  expect(checkChange('A plat is', `A <Term id="balloon">${words}</Term> is`)).toEqual([
    `content/blog/plat.mdx, line 12: found ${found} inside "<Term>"; allowed: plain words between its tags.`,
  ])
})

test.each([2, 3])('%i choices are fine', (count) => {
  const words = ['A', 'B', 'C'].slice(0, count).map(choice).join('\n')
  expect(checkWords(`<Compare>\n${words}\n</Compare>`)).toEqual([])
})

test.each(faults)('a block: instead of %j, %j is reported', expectSentences)

const sound: [string, string][] = [
  ['**$1,970** a year in taxes', '**$1,970** before a <Term>balloon</Term>'],
  ['**$1,970** a year in taxes', '**<FounderPrice />** once'],
  // A seller may give the same answer to two questions.
  [
    '<OfferCalculator value="26000" />',
    '<Script title="The call">\n\n- **You:** Is there a road to it?\n- **Owner:** No.\n- **You:** Is there a well on it?\n- **Owner:** No.\n\n</Script>',
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="Costs" stack={true}>\n\n| What | How much |\n| --- | ---: |\n| Deed | $90 |\n\n</Table>',
  ],
]

test.each(['\n', '\u00A0', '\n\u00A0'])('a term with %j between its words is found', (blank) => {
  expectNone('<Term>note</Term>', `<Term>perc${blank}test</Term>`)
})

test.each(sound)('a block: instead of %j, %j is fine', expectNone)
