import { checkChange } from '../checked'
import { expectSentences, type Fault } from '../faults'

test('two fields that became one line are one mistake', () => {
  expectSentences('topic: start\ndate: 2025-08-28', 'topic: startdate: 2025-08-28', [
    'line 6: found two fields on one line, "topic: startdate: 2025-08-28"; allowed: each field on a line of its own.',
  ])
  expect(checkChange('"How to Read a Plat"\n', '"How to Read a Plat" ')).toEqual([
    expect.stringContaining('line 3: found two fields on one line, "title: "How to Read a Plat" subtitle: "'),
  ])
})

test('the name of a field in a title is not a second field', () => {
  expectSentences('"How to Read a Plat"', 'Save the date: a story', [
    'line 3: found a second colon in the value in "title: Save the date: a story"; allowed: quotation marks around a value with a colon, a quotation mark or a bracket.',
  ])
})

const faults: Fault[] = [
  [
    'title: "How to Read a Plat"',
    'title: Plat #5 of ten',
    [
      'line 3: found a # that hides the rest of "title: Plat #5 of ten"; allowed: no # after a space, or quotation marks around the whole value.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: #5 of ten',
    [
      'line 3: found a # that hides the rest of "title: #5 of ten"; allowed: no # after a space, or quotation marks around the whole value.',
    ],
  ],
  [
    'topic: start',
    'topic: start\ntopic: deals',
    ['line 7: found a name that appears twice in "topic: deals"; allowed: each name once.'],
  ],
  [
    'title: "How to Read a Plat"',
    'title: Plats: how to read them',
    [
      'line 3: found a second colon in the value in "title: Plats: how to read them"; allowed: quotation marks around a value with a colon, a quotation mark or a bracket.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: “Plats: how to read them”',
    [
      'line 3: found curly quotation marks around the value in "title: “Plats: how to read them”"; allowed: straight ones, as in "words".',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: "How to Read a Plat',
    [
      'line 3: found a quotation mark that is not closed in "title: "How to Read a Plat"; allowed: another one at the end of the value.',
    ],
  ],
  [
    'excerpt: "Lines, numbers and notes on a recorded map."',
    "excerpt: 'Lines, numbers and notes on a recorded map.",
    [
      'line 5: found a quotation mark that is not closed in "excerpt: \'Lines, numbers and notes on a recorded map."; allowed: another one at the end of the value.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: How to Read a Plat"',
    ['line 3, title: found one quotation mark ("); allowed: two around the whole value, or none.'],
  ],
  [
    'topic: start',
    'topic start',
    [
      'line 6: found no colon after a name in "topic start"; allowed: each field written "name: value", with the whole value on one line.',
    ],
  ],
  [
    'topic: start',
    '\ttopic: start',
    ['line 6: found a tab at the start in "topic: start"; allowed: spaces instead of tabs.'],
  ],
  [
    'title: "How to Read a Plat"',
    'title: How to\nRead a Plat',
    [
      'line 4: found no colon after a name in "Read a Plat"; allowed: each field written "name: value", with the whole value on one line.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: "How to\nRead a Plat"',
    ['line 4: found the rest of the value above in "Read a Plat""; allowed: the whole value on one line.'],
  ],
  [
    'disclaimers: [legal, examples]',
    'disclaimers:\n\t- legal\n\t- examples',
    ['line 10: found a tab at the start in "- legal"; allowed: spaces instead of tabs.'],
  ],
  [
    'topic: start',
    'topic: *start',
    [
      'line 6: found a value that begins with * or & in "topic: *start"; allowed: quotation marks around the value.',
    ],
  ],
  [
    'topic: start',
    'topic: &a start\ntitle2: *a',
    [
      'line 6: found a value that begins with * or & in "topic: &a start"; allowed: quotation marks around the value.',
      'line 7: found a value that begins with * or & in "title2: *a"; allowed: quotation marks around the value.',
    ],
  ],
  [
    'topic: start',
    'topic: !!js/function "a"',
    [
      'line 6: found a value that begins with ! in "topic: !!js/function "a""; allowed: quotation marks around the value.',
    ],
  ],
  [
    'topic: start',
    'topic: @start',
    [
      'line 6: found a value that begins with a reserved character in "topic: @start"; allowed: quotation marks around the value.',
    ],
  ],
  ...(
    [
      [
        '"How to "Read" a Plat"',
        'quotation marks inside quotation marks',
        `double ones around the value and single ones inside, as in "How to 'Read' a Plat"`,
      ],
      [
        "'A Buyer's Plat'",
        'quotation marks inside quotation marks',
        `double ones around the value and single ones inside, as in "How to 'Read' a Plat"`,
      ],
      ['"Read" a Plat', 'words after the closing quotation mark', 'quotation marks around the whole value'],
    ] as const
  ).map(([value, found, allowed]): [string, string, string[]] => [
    'title: "How to Read a Plat"',
    `title: ${value}`,
    [`line 3: found ${found} in "title: ${value}"; allowed: ${allowed}.`],
  ]),
  [
    '[legal, examples]',
    '[legal, examples',
    [
      'line 9: found a quotation mark or bracket that is missing or not closed in "disclaimers: [legal, examples"; allowed: quotation marks and brackets in pairs.',
    ],
  ],
  ...['topic:start', 'topic:\u00A0start'].map((written): [string, string, string[]] => [
    'topic: start',
    written,
    [
      `line 6: found no regular space after the colon in "${written.replace('\u00A0', ' ')}"; allowed: each field written "name: value".`,
    ],
  ]),
  ...(
    [
      ['topic: start', '\u00A0topic: start', 'line 6', 'at the start', 'topic: start'],
      ['topic: start', 'topic\u00A0: start', 'line 6', 'before the colon', 'topic : start'],
      ['"How to Read a Plat"', '"Plats"\u00A0', 'line 3', 'at the end', 'title: "Plats"'],
      ['[legal, examples]', '[legal]\u202F', 'line 9', 'at the end', 'disclaimers: [legal]'],
    ] as const
  ).map(
    ([from, to, line, where, words]): Fault => [
      from,
      to,
      [
        `${line}: found a non-breaking space ${where} in "${words}"; allowed: a regular space there, or nothing.`,
      ],
    ],
  ),
  ...[' id: 1', '   id: 1'].map(
    (indented): Fault => [
      'id: 1',
      indented,
      [
        'line 2: found wrong indentation in "id: 1"; allowed: as many spaces as the lines around it have; a field of an article has none.',
      ],
    ],
  ),
  [
    'topic: start',
    ' topic: start',
    [
      'line 6: found wrong indentation in "topic: start"; allowed: as many spaces as the lines around it have; a field of an article has none.',
    ],
  ],
]

const colon = 'allowed: quotation marks around a value with a colon, a quotation mark or a bracket.'
const indent = 'allowed: as many spaces as the lines around it have; a field of an article has none.'
const name = 'allowed: each field written "name: value", with the whole value on one line.'
const own = 'topic: start\ndate: 2025-08-28\nreadTime: 1 min'
const long = 'Plats and maps and notes on a map and other words that go on'

/** What an editor makes of the title, and the sentences about it. */
const titles: Fault[] = (
  [
    ['"C:\\plats"', 'a backslash between double quotes', 'allowed: single quotes around the value.'],
    ["'A plat", 'a quotation mark that is not closed', 'allowed: another one at the end of the value.'],
    ['"A \\" plat', 'a quotation mark that is not closed', 'allowed: another one at the end of the value.'],
    ['"Plats": "maps"', 'a second colon in the value', colon],
    ['Plats:', 'a second colon in the value', colon],
    [
      '{a: [plat]',
      'a quotation mark or bracket that is missing or not closed',
      'allowed: quotation marks and brackets in pairs.',
    ],
    ['‘Plats: maps’', 'curly quotation marks around the value', 'allowed: straight ones, as in "words".'],
    ['“Plats” and: “maps”', 'a second colon in the value', colon],
    [
      "'It''s a plat'\u00A0",
      'a non-breaking space at the end',
      'allowed: a regular space there, or nothing.',
    ],
    [
      '"A \\"good\\" plat"\u202F',
      'a non-breaking space at the end',
      'allowed: a regular space there, or nothing.',
    ],
  ] as const
).map(([value, found, allowed]) => [
  'title: "How to Read a Plat"',
  `title: ${value}`,
  [`line 3: found ${found} in "title: ${value.trim()}"; ${allowed}`],
])

const several: Fault[] = [
  [
    'title: "How',
    '  title: "How',
    [`line 3: found wrong indentation in "title: "How to Read a Plat""; ${indent}`],
  ],
  [
    own,
    own.replace(/^[tr]/gm, ' $&'),
    [
      `line 6: found wrong indentation in "topic: start"; ${indent}`,
      `line 8: found wrong indentation in "readTime: 1 min"; ${indent}`,
    ],
  ],
  [own, own.replace(/^/gm, ' '), [`line 6: found wrong indentation in "topic: start"; ${indent}`]],
  [
    own,
    own.replace(/^/, ' ').replace('date', '\tdate'),
    [
      `line 6: found wrong indentation in "topic: start"; ${indent}`,
      'line 7: found a tab at the start in "date: 2025-08-28"; allowed: spaces instead of tabs.',
    ],
  ],
  [
    own,
    'topic start\ndate\u00A0: 2025-13-28\nreadTime: 1 min',
    [
      `line 6: found no colon after a name in "topic start"; ${name}`,
      'line 7: found a non-breaking space before the colon in "date : 2025-13-28"; allowed: a regular space there, or nothing.',
    ],
  ],
  [
    own,
    'topic: a: b\ndate: 2025-13-28\nreadTime: c: d',
    [
      `line 6: found a second colon in the value in "topic: a: b"; ${colon}`,
      'line 7, date: found "2025-13-28"; allowed: a day that exists, as year-month-day, such as 2025-08-28.',
      `line 8: found a second colon in the value in "readTime: c: d"; ${colon}`,
    ],
  ],
  [
    'title: "How to Read a Plat"',
    `title: ${long}: for so longer words`,
    [`line 3: found a second colon in the value in "title: ${long}: for so long"; ${colon}`],
  ],
  [
    'title: "How to Read a Plat"',
    `title: ${long} #1 of the lots`,
    [
      `line 3: found a # that hides the rest of "title: ${long} #1 of the lo"; allowed: no # after a space, or quotation marks around the whole value.`,
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: Plats\t# and maps',
    [
      'line 3: found a # that hides the rest of "title: Plats\\t# and maps"; allowed: no # after a space, or quotation marks around the whole value.',
    ],
  ],
  ...['|-\n  Plats\n  and maps', '|\n  Plats', '>-\n  Plats\n\n  and maps', '"Plats\\nand maps"'].map(
    (value): Fault => [
      '"How to Read a Plat"',
      value,
      [
        'line 3, title: found a line break in the value; allowed: the whole value next to the name, without > or |.',
      ],
    ],
  ),
  ...['"', "'"].map(
    (mark): Fault => [
      ' [legal, examples]',
      `\n  - legal\n  - ${mark}examples`,
      [
        `line 11: found a quotation mark that is not closed in "- ${mark}examples"; allowed: another one at the end of the value.`,
      ],
    ],
  ),
]

/** Fields behind marks that people take along from a list, a quotation or bold words. */
const marked: Fault[] = [
  ...[
    '- topic: start',
    '* topic: strt',
    '**topic:** start',
    '`topic`: start',
    '> **topic**: start',
    '1. topic: start',
  ].map(
    (written): Fault => [
      'topic: start',
      written,
      [
        `line 6: found a mark next to the name in "${written}"; allowed: each field written "name: value", with nothing before the name.`,
      ],
    ],
  ),
  [
    'topic: start\ndate: 2025-08-28\nreadTime: 1 min',
    '- topic: start\n- date: 2025-13-28\nreadTime: one',
    [
      'line 6: found a mark next to the name in "- topic: start"; allowed: each field written "name: value", with nothing before the name.',
      'line 8, readTime: found "one"; allowed: whole minutes from 1 to 99, such as 8 min.',
    ],
  ],
  ...(
    [
      ['* examples', '"*" before a word'],
      ['– examples', '"–" before a word'],
      ['1. examples', '"1." before a word'],
      ['10) examples', '"10)" before a word'],
      ['* "examples"', '"*" before a word'],
      ["–\u00A0'examples'", '"–" before a word'],
      ['•\u202Fexamples', '"•" before a word'],
      ['-\u00A0examples', 'a non-breaking space after the hyphen'],
      ['-\u202F"examples"', 'a non-breaking space after the hyphen'],
    ] as const
  ).map(
    ([line, why]): Fault => [
      '[legal, examples]',
      `\n  - legal\n${line}`,
      [
        `line 11: found ${why} in "${line.replace(/\s/g, ' ')}"; allowed: "- ", a hyphen and a space, at the start of a list item.`,
      ],
    ],
  ),
  [
    '[legal, examples]',
    '\n  # of law\n\n  * legal\n  - examples',
    [
      'line 12: found "*" before a word in "* legal"; allowed: "- ", a hyphen and a space, at the start of a list item.',
    ],
  ],
  [
    '[legal, examples]',
    '\n  * legal\n\n  # and\n  * examples',
    [
      'line 10: found "*" before a word in "* legal"; allowed: "- ", a hyphen and a space, at the start of a list item.',
      'line 13: found "*" before a word in "* examples"; allowed: "- ", a hyphen and a space, at the start of a list item.',
    ],
  ],
  [
    '[legal, examples]',
    '\n-legal',
    [
      'line 10: found no space after the hyphen in "-legal"; allowed: "- ", a hyphen and a space, at the start of a list item.',
    ],
  ],
]

test.each([...faults, ...titles, ...several, ...marked])(
  'the front matter: instead of %j, %j is reported',
  expectSentences,
)

test('a non-breaking space is fine in a remark, between words and in a text of several lines', () => {
  expect(checkChange('topic: start', '#\u00A0topic: where\u00A0\ntopic: "start" # found\u00A0')).toEqual([])
  expect(checkChange('How to Read a Plat', 'How to Read a\u00A0Plat')).toEqual([])
  expect(checkChange('"How to Read a Plat"', '>-\n  How to\n  \u00A0read: a plat')).toEqual([])
})

test('a list item that looks like a field is fine in a value of several lines', () => {
  expect(checkChange('"How to Read a Plat"', '>-\n  - How to: read\n  a plat')).toEqual([])
  expect(checkChange('"How to Read a Plat"', '"How to\n  - read: a plat"')).toEqual([])
})

test('a comment after a quoted value and an empty line between fields are fine', () => {
  expect(checkChange('Read a Plat"', 'Read a Plat" # the second try')).toEqual([])
  expect(checkChange('topic: start', '\n# where it is found\ntopic: start')).toEqual([])
})
