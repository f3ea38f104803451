import { changed, checkText, valid } from './checked'
import { expectNone, expectSentences, type Fault } from './faults'

const attributes = 'allowed is attributes as name="value", and > at the end of the tag.'

const faults: Fault[] = [
  [
    'title="Three lines to find">',
    'title="Three lines to find>',
    [
      `line 18: found an attribute whose value has no closed quotation marks, in "<Checklist id="plat-lines" title="Three"; ${attributes}`,
    ],
  ],
  [
    'value="26000" />',
    'value="26000 />',
    [
      `line 41: found an attribute whose value has no closed quotation marks, in "<OfferCalculator value="26000 />"; ${attributes}`,
    ],
  ],
  [
    '<Term>note</Term> on many lots',
    '<Term id="note>note</Term> on many <Term id="balloon">lots</Term>',
    [
      `line 16: found an attribute whose value has no closed quotation marks, in "<Term id="note>"; ${attributes}`,
    ],
  ],
  [
    '<OfferCalculator value="26000" />',
    '<OfferCalculator value="26000" /',
    [
      'line 41: found "<OfferCalculator value="26000" /" without > at its end; allowed is "<OfferCalculator value="26000" />".',
    ],
  ],
  [
    '<KeyNumbers mark="2">',
    '<KeyNumbers mark="2"',
    ['line 28: found "<KeyNumbers mark="2"" without > at its end; allowed is "<KeyNumbers mark="2">".'],
  ],
  [
    '<Term>note</Term>',
    '<Term>note</Term',
    ['line 16: found "</Term" without > at its end; allowed is "</Term>".'],
  ],
  [
    '<Term>note</Term>',
    '<Termnote</Term>',
    ['line 16: found "<Term" without > at its end; allowed is "<Term>".'],
  ],
  [
    '<Term>note</Term> on many lots.',
    '<Term>note</Term, "as is", on many lots.',
    ['line 16: found "</Term" without > at its end; allowed is "</Term>".'],
  ],
  [
    '<Term>note</Term>',
    '<Termnote on land</Term>',
    ['line 16: found "<Term" without > at its end; allowed is "<Term>".'],
  ],
  [
    '</Callout>',
    '<Callout>',
    ['line 47: found "<Callout>", where "<Callout>" of line 43 should close; allowed is "</Callout>".'],
  ],
  [
    'A plat is',
    '<Compare>\n\nChoice title="A">\n\nOne.\n\n</Choice>\n\n<Choice title="B">\n\nTwo.\n\n</Choice>\n\n</Compare>\n\nA plat is',
    [
      'line 18: found "</Choice>" without an opening tag before it; allowed is "</Choice>" only after "<Choice>".',
    ],
  ],
  [
    'A plat is',
    '<Compare>\n\n<Choice title="A>\n\nOne.\n\n</Choice>\n\n<Choice title="B">\n\nTwo.\n\n</Choice>\n\n</Compare>\n\nA plat is',
    [
      `line 14: found an attribute whose value has no closed quotation marks, in "<Choice title="A>"; ${attributes}`,
    ],
  ],
]

test.each(faults)('a tag without its end: instead of %j, %j is named', expectSentences)

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

const sound: [string, string][] = [
  ['<Callout kind="caution" title="Maps age">', '<Callout\n  kind="caution"\n  title="Maps age"\n>'],
  ['title="Maps age">', 'title="Maps that\nage">'],
  ['title="Maps age">', "title='Maps > age'>"],
]

test.each(sound)('a tag on several lines: instead of %j, %j is fine', expectNone)

test('the words of an article are not counted while a tag hides some of them', () => {
  const slow = changed('readTime: 1 min', 'readTime: 3 min')
  expect(checkText(slow)).toEqual([expect.stringContaining('line 8, readTime')])
  expect(checkText(slow.replace('title="Maps age">', 'title="Maps age>'))).toEqual([
    expect.stringContaining('line 43: found an attribute'),
  ])
})
