import { changed, checkChange, checkText, checkWords, valid } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

const attributes = 'allowed: attributes written name="value", and > at the end of the tag.'

const faults: Fault[] = [
  [
    'title="Three lines to find">',
    'title="Three lines to find>',
    [
      `line 18: found an attribute whose value lacks a quotation mark, in "<Checklist id="plat-lines" title="Three"; ${attributes}`,
    ],
  ],
  [
    'value="26000" />',
    'value="26000 />',
    [
      `line 41: found an attribute whose value lacks a quotation mark, in "<OfferCalculator value="26000 />"; ${attributes}`,
    ],
  ],
  [
    '<Term>note</Term> on many lots',
    '<Term id="note>note</Term> on many <Term id="balloon">lots</Term>',
    [`line 16: found an attribute whose value lacks a quotation mark, in "<Term id="note>"; ${attributes}`],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000" /',
    [
      'line 41: found "<OfferCalculator value="26000" /" without > at its end; allowed: "<OfferCalculator value="26000" />".',
    ],
  ],
  [
    '<KeyNumbers mark="2">',
    '<KeyNumbers mark="2"',
    ['line 28: found "<KeyNumbers mark="2"" without > at its end; allowed: "<KeyNumbers mark="2">".'],
  ],
  [
    '<Term>note</Term>',
    '<Term>note</Term',
    ['line 16: found "</Term" without > at its end; allowed: "</Term>".'],
  ],
  [
    '<Term>note</Term>',
    '<Termnote</Term>',
    ['line 16: found "<Term" without > at its end; allowed: "<Term>".'],
  ],
  [
    '<Term>note</Term> on many lots.',
    '<Term>note</Term, "as is", on many lots.',
    ['line 16: found "</Term" without > at its end; allowed: "</Term>".'],
  ],
  [
    '<Term>note</Term>',
    '<Termnote on land</Term>',
    ['line 16: found "<Term" without > at its end; allowed: "<Term>".'],
  ],
  [
    '</Callout>',
    '<Callout>',
    ['line 47: found "<Callout>", where "<Callout>" from line 43 should close; allowed: "</Callout>".'],
  ],
  [
    'A plat is',
    '<Compare>\n\nChoice title="A">\n\nOne.\n\n</Choice>\n\n<Choice title="B">\n\nTwo.\n\n</Choice>\n\n</Compare>\n\nA plat is',
    [
      'line 14: found "Choice title="A">" without < before it, which turns it into plain text; allowed: "<Choice title="A">".',
    ],
  ],
  [
    'A plat is',
    '<Compare>\n\n<Choice title="A>\n\nOne.\n\n</Choice>\n\n<Choice title="B">\n\nTwo.\n\n</Choice>\n\n</Compare>\n\nA plat is',
    [`line 14: found an attribute whose value lacks a quotation mark, in "<Choice title="A>"; ${attributes}`],
  ],
]

test.each(faults)('a tag without its end: instead of %j, %j is reported', expectSentences)

const ends = Array.from(valid.matchAll(/<\/?[A-Z][^>]*>/g)).flatMap(({ 0: tag, index }) => {
  const line = valid.slice(0, index).split('\n').length
  return Array.from(tag.matchAll(/"(?=[ >])|[/>]/g), (mark): [string, number, string] => {
    const at = index + mark.index
    return [`${tag} without ${mark[0]} at ${mark.index}`, line, valid.slice(0, at) + valid.slice(at + 1)]
  })
})

test.each(ends)('%s is one sentence about its own line', (_, line, text) => {
  expect(checkText(text)).toEqual([
    expect.stringMatching(new RegExp(`^content/blog/plat\\.mdx, line ${line}: `)),
  ])
})

/** An apostrophe further down ends such a value for whoever reads it as it stands. */
const apostrophes: [string, number][] = [
  [`<Callout title='Maps age>\n\nA\n\n</Callout>`, 12],
  [`<Callout kind='note">\n\nA\n\n</Callout>\n\nIt's new.`, 12],
  [`<Callout title='Maps age kind="note">\n\nA\n\n</Callout>\n\nIt's new.`, 12],
  [`Words.\n\nA <Term id='note>note</Term> isn't.`, 14],
  [`Words.\n\nA <Term id='note>note</Term> is.`, 14],
]

test.each(apostrophes)(
  'a value that begins with a single quote and is never closed is one sentence about its own line: %s',
  (words, line) => {
    expect(checkWords(words)).toEqual([
      expect.stringMatching(
        `line ${line}: found an attribute whose value lacks a quotation mark, in "<(Callout|Term) `,
      ),
    ])
  },
)

test.each(['<Callout />', '<Callout/>'])(
  'a closing tag with its slash at the end is one sentence: %s',
  (closing) => {
    expect(checkWords(`<Callout>\n\nA\n\n${closing}`)).toEqual([
      `content/blog/plat.mdx, line 16: found "${closing}" with the slash after the name; allowed: "</Callout>".`,
    ])
  },
)

test('each tag that begins with a space is reported, also the second of a line', () => {
  expect(checkChange('A plat is', 'A < Term>note</Term> and < Product /> is')).toHaveLength(2)
})

const spaced: [string, [line: number, written: string, meant: string][]][] = [
  ['Founders of < Product /> are asked.', [[12, '< Product />', '<Product />']]],
  ['A < Term>note</Term> is one.', [[12, '< Term>', '<Term>']]],
  ['< Callout kind="note">\n\nA\n\n</Callout>', [[12, '< Callout kind="note">', '<Callout kind="note">']]],
  ['<Callout>\n\nA\n\n< /Callout>', [[16, '< /Callout>', '</Callout>']]],
  [
    '<\tCallout>\n\nA\n\n< / Callout>',
    [
      [12, '< Callout>', '<Callout>'],
      [16, '< / Callout>', '</Callout>'],
    ],
  ],
]

test.each(spaced)(
  'a space after the < of a tag, which turns it into plain text, is reported: %j',
  (words, tags) => {
    expect(checkWords(words)).toEqual(
      tags.map(
        ([line, written, meant]) =>
          `content/blog/plat.mdx, line ${line}: found "${written}" with a space after the <, which turns it into plain text; allowed: "${meant}".`,
      ),
    )
  },
)

test.each([
  ['Callout kind="note">', 12, '<Callout kind="note">'],
  ['(Callout title="Maps">', 12, '<Callout title="Maps">'],
  ['‹Callout›', 12, '<Callout>'],
  ['/Callout>', 16, '</Callout>'],
  ['  ‹/Callout >', 16, '</Callout>'],
])(
  'a tag on a line of its own without its <, which makes it words, is one sentence: %s',
  (written, line, meant) => {
    const tags = ['<Callout>', '</Callout>'].map((tag, index) => (line === 12 + index * 4 ? written : tag))
    expect(checkWords(tags.join('\n\nA\n\n'))).toEqual([
      `content/blog/plat.mdx, line ${line}: found "${written.trim()}" without < before it, which turns it into plain text; allowed: "${meant}".`,
    ])
  },
)

test.each(['Script (a talk)> b', 'Term is a word.', 'Steps are > than this'])(
  'the name of a block at the start of a line is fine in words: %s',
  (words) => {
    expect(checkWords(words)).toEqual([])
  },
)

test.each(['A lot < Steps and more', 'A lot < Acres > b', 'A \\< Term> b'])(
  'a < with a space after it that begins no tag is fine: %s',
  (words) => {
    expect(checkWords(words)).toEqual([])
  },
)

test('for a tag in code only the code is reported', () => {
  expect(checkChange('A plat is', 'A `< Term>` and `<Term` is')).toEqual([
    expect.stringContaining('line 12: found code between backticks ("< Term>")'),
    expect.stringContaining('line 12: found code between backticks ("<Term")'),
  ])
})

const sound: [string, string][] = [
  ['<Callout kind="caution" title="Maps age">', '<Callout\n  kind="caution"\n  title="Maps age"\n>'],
  ['title="Maps age">', 'title="Maps that\nage">'],
  ['title="Maps age">', "title='Maps > age'>"],
  ['kind="caution" title="Maps age">', "title='Maps that\nage' kind='caution'>"],
  [
    '<OfferCalculator value="26000" />',
    "<Table\n  stack\n  caption='A\nB'>\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n</Table>",
  ],
  [
    '<OfferCalculator value="26000" />',
    '<Table caption="A\nB" stack>\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n</Table>',
  ],
]

test.each(sound)('a tag on several lines: instead of %j, %j is fine', expectNone)

test('the words of an article are not counted while a tag hides some of them', () => {
  const slow = changed('readTime: 1 min', 'readTime: 3 min')
  expect(checkText(slow)).toEqual([expect.stringContaining('line 8, readTime')])
  expect(checkText(slow.replace('title="Maps age">', 'title="Maps age>'))).toEqual([
    expect.stringContaining('line 43: found an attribute'),
  ])
})
