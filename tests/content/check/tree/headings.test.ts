import { changed, checkChange, checkText, checkWords } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

const faults: Fault[] = [
  [
    'A plat is',
    '# Plats\n\nA plat is',
    [
      'line 12: found a first-level heading (#), "Plats"; allowed: ## and ###, since the title of the page is its first-level heading.',
    ],
  ],
  [
    '### Reading',
    '#### Reading',
    ['line 26: found a heading with #### after one with ##; allowed: at most ### there.'],
  ],
  [
    '### Reading',
    '### Reading\n\n#### Deeper\n\nWords.\n\n### Reading on',
    ['line 28: found a heading with ####; allowed: ## and ###.'],
  ],
  [
    '### Reading',
    '### Reading\n\n##### Deeper\n\nWords.\n\n### Reading on',
    ['line 28: found a heading with ##### after one with ###; allowed: at most ### there.'],
  ],
  [
    '## What to look at',
    '### What to look at',
    ['line 14: found a heading with ### as the first heading; allowed: at most ## there.'],
  ],
  [
    '## What to look at',
    'What to look at\n---',
    [
      'line 15: found a line of dashes right under "What to look at", which makes that a heading; allowed: an empty line before ---, or ## before the words of a heading, and no such line.',
    ],
  ],
  [
    '## What to look at',
    'Lots\n===\n\n## What to look at',
    [
      'line 15: found a line of equals signs right under "Lots", which makes that a heading; allowed: ## before the words of a heading, and no such line.',
    ],
  ],
  [
    '## What to look at',
    '## What <Term>balloon</Term>s hold',
    ['line 14: found a block inside a heading; allowed: plain words in headings.'],
  ],
  ...['## [What to look at](/blog)', '## What [to](#sources) look at', '## See https://www.irs.gov'].map(
    (heading): [string, string, string[]] => [
      '## What to look at',
      heading,
      ['line 14: found a link inside a heading; allowed: plain words in headings, which are already links.'],
    ],
  ),
  ...['# ', '## '].map((heading): [string, string, string[]] => [
    '## What to look at',
    heading,
    ['line 14: found a heading without words; allowed: a few words after the # signs.'],
  ]),
  [
    '## What to look at',
    '> ## Lots and acres\n\n## What to look at',
    [
      'line 14: found the heading "Lots and acres", which the table of contents cannot list as written; allowed: words after # signs at the start of a line.',
    ],
  ],
  [
    '## What to look at',
    '##What to look at',
    ['line 14: found a heading without a space after #; allowed: "## Words".'],
  ],
  [
    '## What to look at',
    '## Main',
    [
      'line 14: found the heading "Main", whose section name #main the page already uses; allowed: other words.',
    ],
  ],
  ...(
    [
      ['## Sources', '## Costs\n\n## Sources', 49, 'Costs'],
      ['## Sources', '### Costs\n\n## Sources', 49, 'Costs'],
      ['## Sources', '### Sources\n\n## Sources', 49, 'Sources'],
      ['## Sources', '### Costs\n\n### Fees\n\nWords.\n\n## Sources', 49, 'Costs'],
      ['keeps plats and sells copies of them.', 'keeps plats.\n\n## The end', 53, 'The end'],
    ] as const
  ).map(([from, to, line, words]): [string, string, string[]] => [
    from,
    to,
    [
      `line ${line}: found nothing under the heading "${words}"; allowed: some text or a block under each heading.`,
    ],
  ]),
  [
    '## Sources',
    '## What to look at\n\nWords.\n\n## Sources',
    [
      'line 49: found the heading "What to look at" a second time; allowed: a heading of its own for each section.',
    ],
  ],
  [
    '## Sources',
    '### Reading  the Numbers\n\nWords.\n\n## Sources',
    [
      'line 49: found the heading "Reading the Numbers" a second time under "What to look at"; allowed: a heading of its own for each section.',
    ],
  ],
  // Pasted twice, which is one mistake and not an empty section, too.
  [
    '## What to look at',
    '## What to Look at\n\n## What to look at',
    [
      'line 16: found the heading "What to look at" a second time; allowed: a heading of its own for each section.',
    ],
  ],
]

test.each(faults)('a heading: instead of %j, %j is reported', expectSentences)

const sound: [string, string][] = [
  ['## What to look at', '## Main navigation'],
  ['## What to look at', '## Lots &amp; acres \\# snake_case and C#'],
  ['## What to look at', '   ## What *the buyer\'s* "deed" -- says'],
  ['## What to look at', '## Before -- and after\n\n[There](#before--and-after).'],
  ['## Sources', '## Costs\n\n### Reading the numbers\n\nWords.\n\n## Sources'],
]

test.each(sound)('a heading: instead of %j, %j is fine', expectNone)

test('a section that holds nothing but a mistake is not said to be empty, too', () => {
  expect(checkChange('## Sources', '## Costs\n\n</Callout>\n\n## Sources')).toEqual([
    expect.stringContaining('"</Callout>" without an opening tag'),
  ])
})

test('a section of a draft may be empty', () => {
  const draft = changed('topic: start', 'topic: start\ndraft: true')
  expect(checkText(draft.replace('## Sources', '## Costs\n\n## Sources'))).toEqual([])
})

test.each(['Main', 'Closing', 'Related heading', 'Privacy notice'])(
  'the heading "%s" would be a second section of its name on the page',
  (words) => {
    expect(checkChange('## What to look at', `## ${words}`)).toContainEqual(
      expect.stringContaining(`found the heading "${words}", whose section name`),
    )
  },
)

test('a heading that a backslash turns into text does not make the one under it a second mistake', () => {
  expect(checkChange('## What to look at', '\\## What to look at')).toEqual([
    'content/blog/plat.mdx, line 14: found "\\##", which turns the marks of a heading into plain text; allowed: "## Words" without a backslash.',
  ])
})

test('lines like headings in a comment or in code are no further faults', () => {
  for (const written of ['{/*\n## Costs\n*/}', '- Ask:\n\n  ```\n## Costs\n  ```', '{`\n## Costs\n`}'])
    expect(checkWords(written).filter((sentence) => sentence.includes('heading'))).toEqual([])
})

test('a line like a heading in the value of an attribute is reported', () => {
  expect(checkWords('<Callout title="A\n## B">\n\nWords.\n\n</Callout>')).toEqual([
    expect.stringContaining('line 13: found "B”>", which looks like a heading but is not one'),
  ])
})
