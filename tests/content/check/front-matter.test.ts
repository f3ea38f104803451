import { changed, checkChange, checkText } from './checked'

/** What stands in the sound article, what an editor writes instead, and every sentence about it. */
const faults: [string, string, string[]][] = [
  [
    'title: "How to Read a Plat"\n',
    '',
    [
      'line 1, title: found no such field; allowed is text of 1 to 70 characters on one line, in quotation marks.',
    ],
  ],
  [
    'title: "How',
    'titel: "How',
    [
      'line 3, titel: found an unknown field; allowed is one of id, title, subtitle, excerpt, topic, date, readTime, featured, draft, disclaimers; did you mean "title"?',
    ],
  ],
  [
    'topic: start',
    'topic: financ',
    [
      'line 6, topic: found "financ"; allowed is one of start, markets, deals, financing, rules, growth; did you mean "financing"?',
    ],
  ],
  [
    'topic: start',
    'topic: start\nauthor: Anna',
    [
      'line 7, author: found an unknown field; allowed is one of id, title, subtitle, excerpt, topic, date, readTime, featured, draft, disclaimers.',
    ],
  ],
  [
    'id: 1',
    'id: one',
    ['line 2, id: found "one"; allowed is a whole number from 1 without quotation marks.'],
  ],
  [
    'id: 1',
    'id: 1.5',
    ['line 2, id: found the number 1.5; allowed is a whole number from 1 without quotation marks.'],
  ],
  [
    'id: 1',
    'id: 2',
    ['line 2, id: found the id of neighbour.mdx; allowed is an id of its own; did you mean "3"?'],
  ],
  [
    'title: "How to Read a Plat"',
    'title: 2024',
    [
      'line 3, title: found the number 2024; allowed is text of 1 to 70 characters on one line, in quotation marks.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title:',
    ['line 3, title: found no value; allowed is text of 1 to 70 characters on one line, in quotation marks.'],
  ],
  [
    'title: "How to Read a Plat"',
    'title: "word word word word word word word word word word word word word word word word word word word"',
    [
      'line 3, title: found 94 characters ("word word word word word word word word"…); allowed is text of 1 to 70 characters on one line, in quotation marks.',
    ],
  ],
  [
    'excerpt: "Lines, numbers and notes on a recorded map."',
    'excerpt: "Lines on a recorded map."',
    [
      'line 5, excerpt: found "Lines on a recorded map."; allowed is text of 40 to 160 characters on one line, in quotation marks.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: “Plats”',
    ['line 3, title: found curly quotation marks around the value; allowed is straight ones, as "words".'],
  ],
  [
    'How to Read a Plat',
    'How to <b>Read</b> a Plat',
    ['line 3, title: found the tag "<b>"; allowed is other words; the header is plain text.'],
  ],
  ...(
    [
      ['🏞️ How to Read a Plat', '"🏞️"'],
      ['東京 and Ако', '"東京Ако"'],
      ['A → B, ≥ 5 ✓ ✓', '"→≥✓"'],
      ['Five\u202Facres', 'a rare blank or an invisible character'],
    ] as const
  ).map(([title, found]): [string, string, string[]] => [
    'How to Read a Plat',
    title,
    [
      `line 3, title: found ${found}, which the font of titles does not have; allowed is letters from A to Z, those with accents such as é, digits and common marks such as &, % and –.`,
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
    [`line 3, title: found "${mark}", a mark of Markdown; allowed is other words; the header is plain text.`],
  ]),
  [
    'subtitle: "What the',
    'subtitle: "**What** the',
    ['line 4, subtitle: found "**", a mark of Markdown; allowed is other words; the header is plain text.'],
  ],
  [
    'subtitle: "What the',
    'subtitle: "TODO: what the',
    ['line 4, subtitle: found the placeholder "TODO"; allowed is what readers should see instead.'],
  ],
  [
    'date: 2025-08-28',
    'date: 2026-13-45',
    [
      'line 7, date: found "2026-13-45"; allowed is a day that exists, as year-month-day, such as 2025-08-28.',
    ],
  ],
  [
    'date: 2025-08-28',
    'date: 2026-02-31',
    [
      'line 7, date: found "2026-02-31"; allowed is a day that exists, as year-month-day, such as 2025-08-28.',
    ],
  ],
  [
    'date: 2025-08-28',
    'date: August 28, 2025',
    [
      'line 7, date: found "August 28, 2025"; allowed is a day that exists, as year-month-day, such as 2025-08-28; did you mean "2025-08-28"?',
    ],
  ],
  [
    'readTime: 1 min',
    'readTime: 1 minute',
    ['line 8, readTime: found "1 minute"; allowed is whole minutes from 1 to 99, such as 8 min.'],
  ],
  [
    'readTime: 1 min',
    'readTime: 5 min',
    [
      'line 8, readTime: found "5 min" for 221 words; allowed is 1,013 to 1,237 words for 5 min; did you mean "1 min"?',
    ],
  ],
  [
    '[legal, examples]',
    '[legl]',
    [
      'line 9, disclaimers: found the list [legl]; allowed is a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "legal"?',
    ],
  ],
  [
    '[legal, examples]',
    'legal',
    [
      'line 9, disclaimers: found "legal"; allowed is a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "[legal]"?',
    ],
  ],
  [
    '[legal, examples]',
    'legal, exmples',
    [
      'line 9, disclaimers: found "legal, exmples"; allowed is a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples]; did you mean "[legal, examples]"?',
    ],
  ],
  [
    'topic: start',
    'topic: start\u00A0',
    [
      'line 6, topic: found "start" with a blank or an invisible character too many; allowed is the same without it.',
    ],
  ],
  [
    'topic: start',
    '\u00A0topic: start',
    [
      'line 6, topic: found the name with a blank or an invisible character too many; allowed is the same without it.',
    ],
  ],
  [
    'topic: start',
    'topic: st\u200Bart',
    [
      'line 6: found the invisible character U+200B after "topic: st"; allowed is letters, digits, marks and spaces.',
    ],
  ],
  [
    'Read a Plat"',
    'Read a Plat "',
    [
      'line 3, title: found "How to Read a Plat" with a blank or an invisible character too many; allowed is the same without it.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: Plat #5 of ten',
    [
      'line 3: found a # that hides the rest of "title: Plat #5 of ten"; allowed is no # after a space, or quotation marks around the whole value.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: #5 of ten',
    [
      'line 3: found a # that hides the rest of "title: #5 of ten"; allowed is no # after a space, or quotation marks around the whole value.',
    ],
  ],
  [
    '[legal, examples]',
    '[legal, legal]',
    [
      'line 9, disclaimers: found the list [legal, legal]; allowed is a list of legal, tax, capital, examples, seller-finance, each once, such as [legal, examples].',
    ],
  ],
  [
    'disclaimers:',
    'featured: yes\ndisclaimers:',
    ['line 9, featured: found "yes"; allowed is true without quotation marks, or no such line.'],
  ],
  [
    'disclaimers:',
    'draft: "true"\ndisclaimers:',
    [
      'line 9, draft: found "true"; allowed is true without quotation marks while you write, or no such line.',
    ],
  ],
  [
    '---\nid',
    'id',
    ['line 1: found no front matter; allowed is a line of exactly three dashes (---), then the fields.'],
  ],
  [
    'examples]\n---',
    'examples]',
    [
      'line 9: found front matter that is never closed; allowed is a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    'examples]\n---\n\nA plat is the map',
    'examples]\n\nA plat is the map\n\n---\n\nthat',
    [
      'line 9: found front matter that is never closed; allowed is a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    '---\nid',
    '---js\nid',
    ['line 1: found "---js"; allowed is a line of exactly three dashes (---), then the fields.'],
  ],
  [
    '---\nid',
    '----\nid',
    ['line 1: found "----"; allowed is a line of exactly three dashes (---), then the fields.'],
  ],
  [
    '---\nid',
    '---\u00A0\nid',
    [
      'line 1: found three dashes beside a blank that is not a common space; allowed is a line of exactly three dashes (---), then the fields.',
    ],
  ],
  [
    'examples]\n---',
    'examples]\n---\u00A0',
    [
      'line 10: found three dashes beside a blank that is not a common space; allowed is a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    'examples]\n---',
    'examples]\n--- end',
    [
      'line 10: found a line that begins with three dashes and goes on; allowed is a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    'topic: start',
    'topic: start\ntopic: deals',
    ['line 7: found a name that is written twice in "topic: deals"; allowed is each name once.'],
  ],
  [
    'title: "How to Read a Plat"',
    'title: Plats: how to read them',
    [
      'line 3: found a second colon in the value in "title: Plats: how to read them"; allowed is quotes around a value that holds a colon, a quotation mark or a bracket.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: "How to Read a Plat',
    [
      'line 3: found a quotation mark that is not closed in "title: "How to Read a Plat"; allowed is one at the end of the value, too.',
    ],
  ],
  [
    'excerpt: "Lines, numbers and notes on a recorded map."',
    "excerpt: 'Lines, numbers and notes on a recorded map.",
    [
      'line 5: found a quotation mark that is not closed in "excerpt: \'Lines, numbers and notes on a recorded map."; allowed is one at the end of the value, too.',
    ],
  ],
  [
    'title: "How to Read a Plat"',
    'title: How to Read a Plat"',
    ['line 3, title: found one quotation mark ("); allowed is two around the whole value, or none.'],
  ],
  [
    'date: 2025-08-28',
    'date: 2025–8–1',
    [
      'line 7, date: found "2025–8–1"; allowed is a day that exists, as year-month-day, such as 2025-08-28; did you mean "2025-08-01"?',
    ],
  ],
  [
    'date: 2025-08-28',
    'date: 3 Sept. 2025',
    [
      'line 7, date: found "3 Sept. 2025"; allowed is a day that exists, as year-month-day, such as 2025-08-28; did you mean "2025-09-03"?',
    ],
  ],
  [
    'date: 2025-08-28',
    'date: February 30, 2025',
    [
      'line 7, date: found "February 30, 2025"; allowed is a day that exists, as year-month-day, such as 2025-08-28.',
    ],
  ],
  [
    'topic: start',
    'topic start',
    ['line 6: found no colon after a name in "topic start"; allowed is each field as "name: value".'],
  ],
  [
    'topic: start',
    '\ttopic: start',
    ['line 6: found a tab at the start in "topic: start"; allowed is spaces instead of tabs.'],
  ],
  [
    'topic: start',
    'topic: *start',
    [
      'line 6: found a value that begins with * or & in "topic: *start"; allowed is quotes around such a value.',
    ],
  ],
  [
    'topic: start',
    'topic: &a start\ntitle2: *a',
    [
      'line 6: found a value that begins with * or & in "topic: &a start"; allowed is quotes around such a value.',
      'line 7: found a value that begins with * or & in "title2: *a"; allowed is quotes around such a value.',
    ],
  ],
  [
    'topic: start',
    'topic: !!js/function "a"',
    [
      'line 6: found a value that begins with ! in "topic: !!js/function "a""; allowed is quotes around such a value.',
    ],
  ],
  [
    'topic: start',
    'topic: @start',
    [
      'line 6: found a value that begins with a reserved mark in "topic: @start"; allowed is quotes around such a value.',
    ],
  ],
  ...(
    [
      [
        '"How to "Read" a Plat"',
        'quotation marks inside quotation marks',
        `double ones around the value and single ones inside, as "How to 'Read' a Plat"`,
      ],
      [
        "'A Buyer's Plat'",
        'quotation marks inside quotation marks',
        `double ones around the value and single ones inside, as "How to 'Read' a Plat"`,
      ],
      ['"Read" a Plat', 'words after the closing quotation mark', 'quotation marks around the whole value'],
    ] as const
  ).map(([value, found, allowed]): [string, string, string[]] => [
    'title: "How to Read a Plat"',
    `title: ${value}`,
    [`line 3: found ${found} in "title: ${value}"; allowed is ${allowed}.`],
  ]),
  [
    '[legal, examples]',
    '[legal, examples',
    [
      'line 9: found a mark that is missing or not closed in "disclaimers: [legal, examples"; allowed is quotation marks and brackets in pairs.',
    ],
  ],
  ...['topic:start', 'topic:\u00A0start'].map((written): [string, string, string[]] => [
    'topic: start',
    written,
    [
      `line 6: found no ordinary space after the colon in "${written.replace('\u00A0', ' ')}"; allowed is each field as "name: value".`,
    ],
  ]),
  [
    'topic: start',
    ' topic: start',
    [
      'line 6: found a wrong indent in "topic: start"; allowed is as many spaces as the lines around it have; a field of an article has none.',
    ],
  ],
]

test.each(faults)('the header: instead of %j, %j is named', (from, to, sentences) => {
  expect(checkChange(from, to)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
})

const wholeFiles: [string, string[]][] = [
  ['---\n---\nText', ['line 2: found no fields; allowed is fields, each as "name: value".']],
  ['---\n- a\n---\nText', ['line 2: found no fields; allowed is fields, each as "name: value".']],
  ['', ['line 1: found an empty file; allowed is front matter between two lines of ---, then the text.']],
  [
    '  \n\n',
    ['line 1: found an empty file; allowed is front matter between two lines of ---, then the text.'],
  ],
  [
    '---\nid: 1\ntitle: "A"\nsubtitle: "B"\nexcerpt: "What neighbours of a lot can tell a buyer, in short."\ntopic: start\ndate: 2025-08-28\nreadTime: 1 min\n---\n\n',
    ['line 10: found no text after the front matter; allowed is the article itself.'],
  ],
  [
    'just text',
    ['line 1: found no front matter; allowed is a line of exactly three dashes (---), then the fields.'],
  ],
]

test.each(wholeFiles)('a file of %j is named', (text, sentences) => {
  expect(checkText(text)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
})

test('a remark behind a value in quotation marks and an empty line between fields are fine', () => {
  expect(checkChange('Read a Plat"', 'Read a Plat" # the second try')).toEqual([])
  expect(checkChange('topic: start', '\n# where it is found\ntopic: start')).toEqual([])
})

test('a title may have what its font has, and an excerpt any letter', () => {
  expect(checkChange('How to Read a Plat', '¿Cañon? “Lots” & ½ acre – 5% off…')).toEqual([])
  expect(checkChange('How to Read a Plat', '2 * 3 * 4, plat_book_7, a *note and _one')).toEqual([])
  expect(checkChange('title: "How to Read a Plat"', 'title: A culvert of 18"')).toEqual([])
  expect(checkChange('Lines, numbers and notes', '🏞️ Lines → numbers and notes')).toEqual([])
})

test('a draft may say in its header what is still to do', () => {
  const draft = changed('subtitle: "What the', 'draft: true\nsubtitle: "TODO: what the')
  expect(checkText(draft)).toEqual([])
})
