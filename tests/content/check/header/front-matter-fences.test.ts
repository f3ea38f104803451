import { checkText } from '../checked'
import { expectNone, expectSentences, type Fault } from '../faults'

const faults: Fault[] = [
  [
    '---\nid',
    'id',
    ['line 1: found no front matter; allowed: a line of exactly three dashes (---), then the fields.'],
  ],
  ...(
    [
      ['\n', 'an empty line'],
      ['```yaml\n', '"```yaml"'],
      ['Sure! Here it is:\n\n', '"Sure! Here it is:"'],
      ['  \n# How to Read a Plat\n\n', '"# How to Read a Plat"'],
      [`${'A new text. '.repeat(5)}\n`, '"A new text. A new text. A new text. A ne"'],
    ] as const
  ).map(
    ([above, found]): Fault => [
      '---\nid',
      `${above}---\nid`,
      [
        `line 1: found ${found} above the front matter; allowed: a line of exactly three dashes (---) as the first line of the file.`,
      ],
    ],
  ),
  ...['draft: true', 'disclaimers: [legal]', '---'].map(
    (line): Fault => [
      '---\n\nA plat',
      `---\n\n${line}\n\nA plat`,
      [
        `line 12: found "${line}" right under the front matter; allowed: fields above the --- that ends it, then the text.`,
      ],
    ],
  ),
  [
    'topic: start',
    '---\ntopic: start',
    [
      'line 7: found "topic: start" right under the front matter; allowed: fields above the --- that ends it, then the text.',
    ],
  ],
  [
    'readTime: 1 min\ndisclaimers: [legal, examples]\n---\n',
    'disclaimers: [legal, examples]\n---\nreadTime: 1 min\n',
    [
      'line 10: found "readTime: 1 min" right under the front matter; allowed: fields above the --- that ends it, then the text.',
    ],
  ],
  [
    'examples]\n---',
    'examples]',
    [
      'line 9: found front matter that is never closed; allowed: a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    'examples]\n---\n\nA plat is the map',
    'examples]\n\nA plat is the map\n\n---\n\nthat',
    [
      'line 9: found front matter that is never closed; allowed: a line of exactly three dashes (---) after the last field.',
    ],
  ],
  ...['—', '—-', '–-'].flatMap((dash): Fault[] => {
    const found = `found "${dash}", where three dashes have turned into a longer one; allowed: a line of exactly three dashes (---)`
    return [
      ['---\nid', `${dash}\nid`, [`line 1: ${found}, then the fields.`]],
      ['examples]\n---', `examples]\n${dash}`, [`line 10: ${found} after the last field.`]],
    ]
  }),
  [
    '---\nid',
    '---js\nid',
    ['line 1: found "---js"; allowed: a line of exactly three dashes (---), then the fields.'],
  ],
  [
    '---\nid',
    `---  ${'a remark '.repeat(5)}\nid`,
    [
      'line 1: found "--- a remark a remark a remark a remark"; allowed: a line of exactly three dashes (---), then the fields.',
    ],
  ],
  [
    'examples]\n---',
    'examples]\n  ---  ',
    [
      'line 10: found a space before the three dashes; allowed: a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    '---\nid',
    '----\nid',
    ['line 1: found "----"; allowed: a line of exactly three dashes (---), then the fields.'],
  ],
  [
    '---\nid',
    '---\u00A0\nid',
    [
      'line 1: found three dashes next to a space that is not a regular one; allowed: a line of exactly three dashes (---), then the fields.',
    ],
  ],
  [
    '---\nid',
    ' ---\nid',
    [
      'line 1: found a space before the three dashes; allowed: a line of exactly three dashes (---), then the fields.',
    ],
  ],
  ...['\n', '\nA break:\n\n---\n'].map(
    (rest): Fault => [
      'examples]\n---\n',
      `examples]\n ---\n${rest}`,
      [
        'line 10: found a space before the three dashes; allowed: a line of exactly three dashes (---) after the last field.',
      ],
    ],
  ),
  [
    'examples]\n---',
    'examples]\n\u00A0---',
    [
      'line 10: found three dashes next to a space that is not a regular one; allowed: a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    'examples]\n---',
    'examples]\n---\u00A0',
    [
      'line 10: found three dashes next to a space that is not a regular one; allowed: a line of exactly three dashes (---) after the last field.',
    ],
  ],
  [
    'examples]\n---',
    'examples]\n--- end',
    [
      'line 10: found three dashes with something after them; allowed: a line of exactly three dashes (---) after the last field.',
    ],
  ],
]

test.each(faults)('the front matter: instead of %j, %j is reported', expectSentences)

const sound: [string, string][] = ['  ', '\t', ' \t'].flatMap((blanks) => [
  ['---\nid', `---${blanks}\nid`],
  ['examples]\n---', `examples]\n---${blanks}`],
])

test.each(sound)('regular spaces after the three dashes are fine: instead of %j, %j', expectNone)

const wholeFiles: [string, string[]][] = [
  [
    'Words.\n\n---\n\nNote: no header.\n\nMore.',
    ['line 1: found no front matter; allowed: a line of exactly three dashes (---), then the fields.'],
  ],
  ['---\n---\nText', ['line 2: found no fields; allowed: fields, each written "name: value".']],
  ['---\n- a\n---\nText', ['line 2: found no fields; allowed: fields, each written "name: value".']],
  ['', ['line 1: found an empty file; allowed: front matter between two lines of ---, then the text.']],
  ['  \n\n', ['line 1: found an empty file; allowed: front matter between two lines of ---, then the text.']],
  [
    '---\nid: 1\ntitle: "A"\nsubtitle: "B"\nexcerpt: "What neighbours of a lot can tell a buyer, in short."\ntopic: start\ndate: 2025-08-28\nreadTime: 1 min\n---\n\n',
    ['line 10: found no text after the front matter; allowed: the article itself.'],
  ],
  [
    'just text',
    ['line 1: found no front matter; allowed: a line of exactly three dashes (---), then the fields.'],
  ],
]

test.each(wholeFiles)('a file of %j is reported', (text, sentences) => {
  expect(checkText(text)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}`))
})
