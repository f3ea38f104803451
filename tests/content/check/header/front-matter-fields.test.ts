import { changed, checkText } from '../checked'
import { allowedTopics, expectSentences, type Fault } from '../faults'

const fields = 'id, title, subtitle, excerpt, topic, date, readTime, featured, draft, disclaimers'

const faults: Fault[] = [
  ...['>', '|'].map(
    (mark): Fault => [
      'subtitle: "What the lines, numbers and notes on a recorded map tell a buyer."',
      `subtitle: ${mark}\n  What the lines\n  tell a buyer.`,
      [
        'line 4, subtitle: found a line break in the value; allowed: the whole value next to the name, without > or |.',
      ],
    ],
  ),
  [
    'title: "How to Read a Plat"\n',
    '',
    [
      'line 1, title: found no such field; allowed: text of 1 to 70 characters on one line, in quotation marks.',
    ],
  ],
  [
    'title: "How',
    'titel: "How',
    [
      'line 3, titel: found an unknown field; allowed: one of id, title, subtitle, excerpt, topic, date, readTime, featured, draft, disclaimers; did you mean "title"?',
    ],
  ],
  [
    'topic: start',
    'topic: financ',
    [`line 6, topic: found "financ"; ${allowedTopics}; did you mean "financing"?`],
  ],
  [
    'topic: start',
    'topic: start\nauthor: Anna',
    [
      'line 7, author: found an unknown field; allowed: one of id, title, subtitle, excerpt, topic, date, readTime, featured, draft, disclaimers.',
    ],
  ],
  ['id: 1', 'id: one', ['line 2, id: found "one"; allowed: a whole number from 1 without quotation marks.']],
  [
    'id: 1',
    'id: 1.5',
    ['line 2, id: found the number 1.5; allowed: a whole number from 1 without quotation marks.'],
  ],
  [
    'id: 1',
    'id: 2',
    [
      'line 2, id: found the same id as neighbour.mdx; allowed: an id of its own, in the newer of the two files; did you mean "3"?',
    ],
  ],
  [
    'date: 2025-08-28',
    'date: 2026-13-45',
    ['line 7, date: found "2026-13-45"; allowed: a day that exists, as year-month-day, such as 2025-08-28.'],
  ],
  [
    'date: 2025-08-28',
    'date: 2026-02-31',
    ['line 7, date: found "2026-02-31"; allowed: a day that exists, as year-month-day, such as 2025-08-28.'],
  ],
  [
    'date: 2025-08-28',
    'date: August 28, 2025',
    [
      'line 7, date: found "August 28, 2025"; allowed: a day that exists, as year-month-day, such as 2025-08-28; did you mean "2025-08-28"?',
    ],
  ],
  ...['1 minute', 'about 1 min', '100 min'].map((minutes): [string, string, string[]] => [
    'readTime: 1 min',
    `readTime: ${minutes}`,
    [`line 8, readTime: found "${minutes}"; allowed: whole minutes from 1 to 99, such as 8 min.`],
  ]),
  [
    'readTime: 1 min',
    'readTime: 5 min',
    [
      'line 8, readTime: found "5 min" for 221 words; allowed: 1,013 to 1,237 words for 5 min; did you mean "1 min"?',
    ],
  ],
  [
    '[legal, examples]',
    '[legl]',
    [
      'line 9, disclaimers: found the list [legl]; allowed: a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "legal"?',
    ],
  ],
  [
    '[legal, examples]',
    'legal',
    [
      'line 9, disclaimers: found "legal"; allowed: a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "[legal]"?',
    ],
  ],
  [
    '[legal, examples]',
    'legal, exmples',
    [
      'line 9, disclaimers: found "legal, exmples"; allowed: a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "[legal, examples]"?',
    ],
  ],
  [
    '[legal, examples]',
    '[legal, legal]',
    [
      'line 9, disclaimers: found the list [legal, legal]; allowed: a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples].',
    ],
  ],
  [
    'disclaimers:',
    'featured: yes\ndisclaimers:',
    ['line 9, featured: found "yes"; allowed: true without quotation marks, or no such line.'],
  ],
  [
    'disclaimers:',
    'draft: "true"\ndisclaimers:',
    ['line 9, draft: found "true"; allowed: true without quotation marks while you write, or no such line.'],
  ],
  [
    'date: 2025-08-28',
    'date: 2025–8–1',
    [
      'line 7, date: found "2025–8–1"; allowed: a day that exists, as year-month-day, such as 2025-08-28; did you mean "2025-08-01"?',
    ],
  ],
  [
    'date: 2025-08-28',
    'date: 3 Sept. 2025',
    [
      'line 7, date: found "3 Sept. 2025"; allowed: a day that exists, as year-month-day, such as 2025-08-28; did you mean "2025-09-03"?',
    ],
  ],
  ...['8/28/2025', '8.28.2025', '8–28–2025', 'August 28th, 2025', '28th August 2025'].map(
    (day): Fault => [
      'date: 2025-08-28',
      `date: ${day}`,
      [
        `line 7, date: found "${day}"; allowed: a day that exists, as year-month-day, such as 2025-08-28; did you mean "2025-08-28"?`,
      ],
    ],
  ),
  ...['8/9/2025', '28/8/2025'].map(
    (day): Fault => [
      'date: 2025-08-28',
      `date: ${day}`,
      [`line 7, date: found "${day}"; allowed: a day that exists, as year-month-day, such as 2025-08-28.`],
    ],
  ),
  ...(
    [
      ['topic', 'category'],
      ['date', 'published'],
      ['excerpt', 'description'],
    ] as const
  ).map(
    ([name, other]): Fault => [
      `\n${name}:`,
      `\n${other}:`,
      [
        `line ${{ topic: 6, date: 7, excerpt: 5 }[name]}, ${other}: found an unknown field; allowed: one of ${fields}; did you mean "${name}"?`,
      ],
    ],
  ),
  [
    'topic: start',
    'topic: start\npublished: true',
    [`line 7, published: found an unknown field; allowed: one of ${fields}.`],
  ],
  [
    'date: 2025-08-28',
    'date: February 30, 2025',
    [
      'line 7, date: found "February 30, 2025"; allowed: a day that exists, as year-month-day, such as 2025-08-28.',
    ],
  ],
]

test.each(faults)('the front matter: instead of %j, %j is reported', expectSentences)

const words = 'allowed: text of 1 to 70 characters on one line, in quotation marks.'
const sixty = 'a word that is longer than others, and just sixty characters'

const values: [from: string, to: string, sentence: string][] = [
  ['"How to Read a Plat"', '{a: b}', `line 3, title: found fields inside the field; ${words}`],
  ['"How to Read a Plat"', 'true', `line 3, title: found true; ${words}`],
  [
    '"How to Read a Plat"',
    '12345678901234567890',
    `line 3, title: found the number 12345678901234567000; ${words}`,
  ],
  ['"How to Read a Plat"', '[a, 1, null]', `line 3, title: found the list [a, 1, null]; ${words}`],
  ['topic: start', `topic: ${sixty}`, `line 6, topic: found "${sixty}"; ${allowedTopics}.`],
  [
    'topic: start',
    `topic: ${sixty}!`,
    `line 6, topic: found 61 characters ("${sixty.slice(0, 40)}"…); ${allowedTopics}.`,
  ],
  ...['true', 'false'].map((value): [string, string, string] => [
    'topic: start',
    `topic: start\ndraft: "${value}\u00A0"`,
    `line 7, draft: found "${value}" with a non-breaking space; allowed: the same without it.`,
  ]),
  [
    'topic: start',
    'topic: start\ndraft: "yes\u00A0"',
    'line 7, draft: found "yes" with a non-breaking space; allowed: true without quotation marks while you write, or no such line.',
  ],
  [
    'id: 1\n',
    'id: "1\u00A0"\n',
    'line 2, id: found "1" with a non-breaking space; allowed: the same without it.',
  ],
  [
    '[legal, examples]',
    'legl , examples',
    'line 9, disclaimers: found "legl , examples"; allowed: a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "[legal, examples]"?',
  ],
  [
    '[legal, examples]',
    '[legl, exampels]',
    'line 9, disclaimers: found the list [legl, exampels]; allowed: a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "legal"?',
  ],
]

test.each(values)('a value of another kind: instead of %j, %j is reported', (from, to, sentence) => {
  expectSentences(from, to, [sentence])
})

test('a list item in the text is not taken for a field of front matter that has a broken line', () => {
  const text = changed('topic: start\ndate: 2025-08-28', 'topic: a: b').replace(
    'A plat is',
    '- date: the day of the sale\n- price: the sum\n\nA plat is',
  )
  expect(checkText(text)).toEqual([
    expect.stringContaining('line 1, date: found no such field'),
    expect.stringContaining('line 6: found a second colon in the value'),
  ])
})
