import { changed, checkChange, checkText } from '../checked'
import { expectSentences, type Fault } from '../faults'

const faults: Fault[] = [
  [
    'title: "How to Read a Plat"',
    'title: 2024',
    [
      'line 3, title: found the number 2024; allowed: text of 1 to 70 characters on one line, in quotation marks.',
    ],
  ],
  [
    'How to Read a Plat',
    'Land  investing Blog',
    [
      'line 3, title: found "Land investing Blog", which is the title of another page; allowed: a title of its own.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title:',
    ['line 3, title: found no value; allowed: text of 1 to 70 characters on one line, in quotation marks.'],
  ],
  [
    'title: "How to Read a Plat"',
    'title: "word word word word word word word word word word word word word word word word word word word"',
    [
      'line 3, title: found 94 characters ("word word word word word word word word"…); allowed: text of 1 to 70 characters on one line, in quotation marks.',
    ],
  ],
  [
    'excerpt: "Lines, numbers and notes on a recorded map."',
    'excerpt: "Lines on a recorded map."',
    [
      'line 5, excerpt: found "Lines on a recorded map."; allowed: text of 40 to 160 characters on one line, in quotation marks.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: “Plats”',
    ['line 3, title: found curly quotation marks around the value; allowed: straight ones, as in "words".'],
  ],
  [
    'How to Read a Plat',
    'How to <b>Read</b> a Plat',
    ['line 3, title: found the tag "<b>"; allowed: other words; the front matter is plain text.'],
  ],
  ...(
    [
      ['🏞️ How to Read a Plat', '"🏞️"'],
      ['東京 and Ако', '"東京Ако"'],
      ['A → B, ≥ 5 ✓ ✓', '"→≥✓"'],
      ['Five\u202Facres', 'an unusual space or an invisible character'],
    ] as const
  ).map(([title, found]): [string, string, string[]] => [
    'How to Read a Plat',
    title,
    [
      `line 3, title: found ${found}, which the title font does not have; allowed: letters from A to Z, those with accents such as é, digits and common marks such as &, % and –.`,
    ],
  ]),
  ...(
    [
      ['*Read*', '*Read*'],
      ['_Read_', '_Read_'],
      ['`Read`', '`'],
      ['*Read a lot*,', '*Read a lot*'],
    ] as const
  ).map(([words, mark]): [string, string, string[]] => [
    'Read a Plat',
    `${words} a Plat`,
    [
      `line 3, title: found "${mark}", a Markdown mark; allowed: other words; the front matter is plain text.`,
    ],
  ]),
  [
    'subtitle: "What the',
    'subtitle: "**What** the',
    ['line 4, subtitle: found "**", a Markdown mark; allowed: other words; the front matter is plain text.'],
  ],
  [
    'subtitle: "What the',
    'subtitle: "TODO: what the',
    ['line 4, subtitle: found the placeholder "TODO"; allowed: what readers should see instead.'],
  ],
  [
    'topic: start',
    'topic: start\u2003',
    [
      'line 6, topic: found "start" with an extra space or invisible character; allowed: the same without it.',
    ],
  ],
  [
    'topic: start',
    'topic: start\u00A0',
    ['line 6, topic: found "start" with a non-breaking space; allowed: the same without it.'],
  ],
  [
    'id: 1',
    'id: 18\u00A0',
    ['line 2, id: found "18" with a non-breaking space; allowed: the same without it.'],
  ],
  [
    'topic: start',
    'topic: start\ndraft: true\u00A0',
    ['line 7, draft: found "true" with a non-breaking space; allowed: the same without it.'],
  ],
  [
    'readTime: 1 min',
    'readTime: 1\u00A0min',
    [
      'line 8, readTime: found "1 min" with a non-breaking space; allowed: the same with a regular space in its place.',
    ],
  ],
  [
    '[legal, examples]',
    '[legal,\u00A0examples]',
    [
      'line 9, disclaimers: found the list [legal, examples] with a non-breaking space; allowed: a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "examples"?',
    ],
  ],
  [
    'topic: start',
    '\u2003topic: start',
    [
      'line 6, topic: found the name with an extra space or invisible character; allowed: the same without it.',
    ],
  ],
  [
    'topic: start',
    'topic: st\u200Bart',
    [
      'line 6: found the invisible character U+200B after "topic: st"; allowed: letters, digits, marks and spaces.',
    ],
  ],
  [
    'Read a Plat"',
    'Read a Plat "',
    [
      'line 3, title: found "How to Read a Plat" with an extra space or invisible character; allowed: the same without it.',
    ],
  ],
]

test.each(faults)('the front matter: instead of %j, %j is reported', expectSentences)

test('a title may have any character its font has, and an excerpt any character at all', () => {
  expect(checkChange('How to Read a Plat', '¿Cañon? “Lots” & ½ acre – 5% off…')).toEqual([])
  expect(checkChange('How to Read a Plat', '2 * 3 * 4, plat_book_7, a *note and _one')).toEqual([])
  expect(checkChange('title: "How to Read a Plat"', 'title: A culvert of 18"')).toEqual([])
  expect(checkChange('Lines, numbers and notes', '🏞️ Lines → numbers and notes')).toEqual([])
})

test('the front matter of a draft may say what is still to do', () => {
  const draft = changed('subtitle: "What the', 'draft: true\nsubtitle: "TODO: what the')
  expect(checkText(draft)).toEqual([])
})
