import { checkChange, checkWords } from '../checked'
import { expectSentences, type Fault } from '../faults'

test.each([
  ['2. Two\n1. One', 'line 12: found a numbered list that begins with 2; allowed: 1. in its first line.'],
  [
    '1. One\n- Two\n3. Three',
    'line 14: found a numbered list that begins with 3; allowed: 1., or the number after the last one above.',
  ],
])('a list that does not begin with its first number is reported: %j', (list, sentence) => {
  expect(checkWords(list)).toEqual([`content/blog/plat.mdx, ${sentence}`])
})

test.each([
  '1. One\n\nWords.\n\n2. Two',
  '1. One\n2. Two\n\n- Bullet\n\n3. Three',
  '> 5. Rule five',
  '<Steps label="Day">\n\n8. Eight\n9. Nine\n\n</Steps>',
])('a list may go on with the next number, and a quotation or steps with any: %j', (list) => {
  expect(checkWords(list)).toEqual([])
})

test('a tag in a heading is one mistake', () => {
  expect(checkChange('## What to look at', '## What <center>to</center> look at')).toEqual([
    'content/blog/plat.mdx, line 14: found the HTML tag "<center>"; allowed: the words without the tag.',
  ])
})

const list = 'allowed: "- words" or "1. words" in each line of a list.'

const faults: Fault[] = [
  [
    'A plat is',
    '[IRS 544]: https://www.irs.gov/publications/p544\n\nA plat is',
    [
      'line 12: found the address for "[IRS 544]", which no link uses, so readers would not see the line; allowed: [words](address).',
    ],
  ],
  [
    'A plat is',
    'See [the rule][1].\n\n[1]: https://www.irs.gov/a\n\nSee [a form][1].\n\n[1]: https://www.irs.gov/b\n\nA plat is',
    [
      'line 18: found a second address for "[1]", which no link would lead to; allowed: one address for each name, or [words](address).',
    ],
  ],
  [
    'A plat is',
    'import x from "y"\n\nA plat is',
    [
      'line 12: found code ("import x from "y""); allowed: a line that begins with another word than import or export.',
    ],
  ],
  [
    'A plat is',
    'import the list\n\nA plat is',
    [
      'line 12: found a line that begins with "import"; allowed: a line that begins with another word or a capital letter.',
    ],
  ],
  [
    'A plat is',
    'export const a = process.exit(1)\n\nA plat is',
    [
      'line 12: found code ("export const a = process.exit(1)"); allowed: a line that begins with another word than import or export.',
    ],
  ],
  [
    'A plat is',
    'A {process.cwd()} plat is',
    [
      'line 12: found code in braces ("{process.cwd()}"); allowed: plain text, or \\{ for a brace that readers should see.',
    ],
  ],
  [
    'A plat is',
    'A {plat is',
    [
      'line 12: found code in braces ("{plat is the map that a county records w"); allowed: plain text, or \\{ for a brace that readers should see.',
    ],
  ],
  [
    'A plat is',
    'A {a b} plat is',
    [
      'line 12: found code in braces ("{a b}"); allowed: plain text, or \\{ for a brace that readers should see.',
    ],
  ],
  [
    'A plat is',
    'Dear {{First name}}, a plat is',
    [
      'line 12: found code in braces ("{{First name}}"); allowed: plain text, or \\{ for a brace that readers should see.',
    ],
  ],
  [
    'A plat is',
    '{/* note */}\n\nA plat is',
    ['line 12: found a comment or empty braces; allowed: text for readers.'],
  ],
  ['A plat is', '{}\n\nA plat is', ['line 12: found a comment or empty braces; allowed: text for readers.']],
  [
    'A plat is',
    'A `plat` {1 + 1} is',
    [
      'line 12: found code between backticks ("plat"); allowed: plain or **bold** words, since articles have no style for code.',
      'line 12: found code in braces ("{1 + 1}"); allowed: plain text, or \\{ for a brace that readers should see.',
    ],
  ],
  [
    'A plat is',
    '<script>alert(1)</script>\n\nA plat is',
    ['line 12: found the HTML tag "<script>"; allowed: Markdown and the blocks of content/README.md.'],
  ],
  [
    'A plat is',
    '<script>if (a) { b() }</script>\n\nA plat is',
    [
      'line 12: found the HTML tag "<script>"; allowed: Markdown and the blocks of content/README.md.',
      'line 12: found code in braces ("{ b() }"); allowed: plain text, or \\{ for a brace that readers should see.',
    ],
  ],
  [
    'A plat is',
    '<iframe src="https://irs.gov"></iframe>\n\nA plat is',
    ['line 12: found the HTML tag "<iframe>"; allowed: Markdown and the blocks of content/README.md.'],
  ],
  [
    'A plat is',
    'line<br>A plat is',
    [
      'line 12: found the HTML tag "<br>"; allowed: an empty line for a new paragraph, or \\ at the end of a line; in a cell, a comma.',
    ],
  ],
  [
    'A plat is',
    'line<br/>A plat is',
    [
      'line 12: found the HTML tag "<br>"; allowed: an empty line for a new paragraph, or \\ at the end of a line; in a cell, a comma.',
    ],
  ],
  ...(
    [
      ['<b>A</b>', 'b', '**words**'],
      ['<em>A</em>', 'em', '*words*'],
      ['<a href="https://www.irs.gov">A</a>', 'a', '[words](address)'],
      ['<h2>A</h2>', 'h2', '"## Words" or "### Words"'],
      ['<sup>A</sup>', 'sup', 'plain or **bold** words'],
      [
        '<img src="a.png" alt="A" />',
        'img',
        '<Figure src="…" alt="what it shows"> with a drawing from content/figures',
      ],
      ['<hr>', 'hr', '--- between empty lines'],
      ['<p>A', 'p', 'the words without the tag'],
    ] as const
  ).map(([written, name, allowed]): [string, string, string[]] => [
    'A plat is',
    `Words ${written} here.\n\nA plat is`,
    [`line 12: found the HTML tag "<${name}>"; allowed: ${allowed}.`],
  ]),
  [
    'A plat is',
    '<table>\n<tr>\n<td>A</td>\n<td><b>B</b></td>\n</tr>\n</table>\n\nA plat is',
    [
      'line 12: found the HTML tags "<table>", "<tr>", "<td>" and "<b>"; allowed: for "<table>", "<tr>" and "<td>" | cell | cell | in each line, and | --- | --- | as the second line; for "<b>" **words**.',
    ],
  ],
  ['A plat is', '<li>A</li>\n\nA plat is', [`line 12: found the HTML tag "<li>"; ${list}`]],
  [
    'A plat is',
    '<ol><li>A</li><li>B</li></ol>\n\nA plat is',
    [`line 12: found the HTML tags "<ol>" and "<li>"; ${list}`],
  ],
  [
    'A plat is',
    '<!-- todo -->\n\nA plat is',
    ['line 12: found an HTML comment; allowed: text for readers; notes to yourself belong elsewhere.'],
  ],
  [
    'A plat is',
    '<div onclick="x()">A</div> plat is',
    ['line 12: found the HTML tag "<div>"; allowed: the words without the tag.'],
  ],
  [
    'A plat is',
    'A plat < 5 acres <5 acres is',
    [
      'line 12: found "<5 acres is", which looks like the start of a tag; allowed: &lt; or words such as "less than".',
    ],
  ],
  [
    'A plat is',
    'A plat of <five acres is',
    [
      'line 12: found "<five acres", which looks like the start of a tag; allowed: &lt; or words such as "less than".',
    ],
  ],
  [
    'A plat is',
    '<https://irs.gov> A plat is',
    ['line 12: found "<https://irs.gov>"; allowed: a link written [words](https://…).'],
  ],
  [
    'A plat is',
    '<anna@irs.gov> A plat is',
    ['line 12: found "<anna@irs.gov>"; allowed: a link written [words](mailto:anna@irs.gov).'],
  ],
  [
    'A plat is',
    '```\ncode\n```\n\nA plat is',
    [
      'line 12: found a block of code between fences (```); allowed: plain text, since articles have no style for code.',
    ],
  ],
  [
    'Ask for it.',
    'Ask for it.\n\n~~~ code',
    [
      'line 18: found a code fence (~~~) that is never closed, so everything after it would be code; allowed: plain text, since articles have no style for code.',
    ],
  ],
  [
    'A later deed',
    '```\nA later deed',
    [
      'line 45: found a code fence (```) that is never closed, so everything after it would be code; allowed: plain text, since articles have no style for code.',
    ],
  ],
  [
    '[the sources](#sources)',
    '[the sources](javascript:alert(1))',
    ['line 12: found the link "javascript:alert(1)"; allowed: https://…, mailto:… or tel:….'],
  ],
  [
    '[the sources](#sources)',
    '[the sources](JaVa\tScript:alert(1))',
    [
      'line 12: found an incomplete link; allowed: [words](address) without spaces in the address; write %20 for one.',
    ],
  ],
  [
    '[the sources](#sources)',
    '[the sources](data:text/html,x)',
    ['line 12: found the link "data:text/html,x"; allowed: https://…, mailto:… or tel:….'],
  ],
  [
    '[the sources](#sources)',
    '[the sources](http://irs.gov)',
    [
      'line 12: found the link "http://irs.gov"; allowed: https://…, mailto:… or tel:…; did you mean "https://irs.gov"?',
    ],
  ],
  [
    'A plat is',
    '![](plat.png)\n\nA plat is',
    [
      'line 12: found a picture without alt text; allowed: <Figure src="…" alt="what it shows"> with a drawing from content/figures.',
    ],
  ],
  [
    'A plat is',
    '![a plat](plat.png)\n\nA plat is',
    [
      'line 12: found a picture in Markdown; allowed: <Figure src="…" alt="what it shows"> with a drawing from content/figures.',
    ],
  ],
  [
    'A plat is',
    '- [ ] tick\n\nA plat is',
    ['line 12: found a line with a checkbox; allowed: such lines inside <Checklist> only.'],
  ],
  ['A plat is', 'A plat[^1] is', ['line 12: found a footnote; allowed: a link, or a line under "Sources".']],
  [
    'A plat is',
    'A plat[^1] is\n\n[^1]: Words.\n\nA plat is',
    ['line 12: found a footnote; allowed: a link, or a line under "Sources".'],
  ],
  [
    '[the sources](#sources)',
    '[the sources](#sources',
    [
      'line 12: found an incomplete link; allowed: [words](address) without spaces in the address; write %20 for one.',
    ],
  ],
  [
    '[the sources](#sources)',
    '[](#sources)',
    ['line 12: found a link without words; allowed: words between the square brackets.'],
  ],
  [
    '[the sources](#sources)',
    '[the sources]()',
    [
      'line 12: found a link without an address; allowed: an address of this site that begins with /, a section as #name, or https://….',
    ],
  ],
  [
    'A plat is',
    'A lot of 100*200 feet or 50*400 is',
    [
      'line 12: found stars between digits before and after "200 feet or 50", which readers would not see; allowed: × between factors, or \\* for a star that readers should see.',
    ],
  ],
  [
    'A plat is',
    'Some 5~10 acres and 10~20 lots are',
    [
      'line 12: found the words "10 acres and 10" between tildes, which strike them out; allowed: words that are not struck out, or \\~ for a mark that readers should see.',
    ],
  ],
  [
    'title="Maps age"',
    'title="**Maps** age"',
    ['line 43, Callout title: found "**", a Markdown mark; allowed: other words; attributes are plain text.'],
  ],
]

const sign = 'allowed: × between factors, or \\* for a star that readers should see'

/** What an editor writes in front of a paragraph, and every sentence about it. */
const inFront: [string, string[]][] = [
  ['[^1]: Words of a note.', ['line 12: found a footnote; allowed: a link, or a line under "Sources"']],
  [
    '![a plat][p]\n\n[p]: /blog',
    [
      'line 12: found a picture in Markdown; allowed: <Figure src="…" alt="what it shows"> with a drawing from content/figures',
    ],
  ],
  [
    '![ ](plat.png)',
    [
      'line 12: found a picture without alt text; allowed: <Figure src="…" alt="what it shows"> with a drawing from content/figures',
    ],
  ],
  [
    'See [x][IRS].\n\n[IRS]: https://www.irs.gov/a\n\n[Irs]: https://www.irs.gov/b',
    [
      'line 16: found a second address for "[Irs]", which no link would lead to; allowed: one address for each name, or [words](address)',
    ],
  ],
  [
    'import plats from "a-rather-long-name-of-a-package"',
    [
      'line 12: found code ("import plats from "a-rather-long-name-of"); allowed: a line that begins with another word than import or export',
    ],
  ],
  [
    'A {theNameOfSomebodyWhoOwnsTheLotNextToThisOne} b',
    [
      'line 12: found code in braces ("{theNameOfSomebodyWhoOwnsTheLotNextToThis}"); allowed: plain text, or \\{ for a brace that readers should see',
    ],
  ],
  ...['A { } b', 'A { /* note */ } b', '{\n/* a\nb */\n}'].map((words): [string, string[]] => [
    words,
    ['line 12: found a comment or empty braces; allowed: text for readers'],
  ]),
  ...(
    [
      ['A lot of 100**200 or 50**400 is', '200 or 50'],
      ['It is 5*x and 10*20 feet', 'x and 10'],
      ['It is 100*200 and x*y feet', '200 and x'],
      ['<Callout>\n\nIt is 5*x and 10*20 feet\n\n</Callout>', 'x and 10'],
    ] as const
  ).map(([words, inside]): [string, string[]] => [
    words,
    [
      `line ${words.startsWith('<') ? 14 : 12}: found stars between digits before and after "${inside}", which readers would not see; ${sign}`,
    ],
  ]),
  [
    '<Callout>\n\n- [ ] tick\n\n</Callout>',
    ['line 14: found a line with a checkbox; allowed: such lines inside <Checklist> only'],
  ],
  ...['fooBar', 'Foo.Bar', 'Foo_Bar'].map((name): [string, string[]] => [
    `<${name} />`,
    [`line 12: found the HTML tag "<${name}>"; allowed: Markdown and the blocks of content/README.md`],
  ]),
  ['<></>', ['line 12: found the HTML tag "<>"; allowed: Markdown and the blocks of content/README.md']],
  ...(
    [
      [
        'A <td width=50>lot</td> here',
        'td',
        '| cell | cell | in each line, and | --- | --- | as the second line',
      ],
      ['A <a href=https://www.irs.gov>form</a> here', 'a', '[words](address)'],
      ['A <a href="https://www.irs.gov>form</a> here', 'a', '[words](address)'],
      [`A <span style='color: red">lot</span> that's here`, 'span', 'the words without the tag'],
    ] as const
  ).map(([words, name, allowed]): [string, string[]] => [
    words,
    [`line 12: found the HTML tag "<${name}>"; allowed: ${allowed}`],
  ]),
  [
    'A <a href=x>form</a> and <a href="https://www.irs.gov>form</a> here',
    ['line 12: found the HTML tag "<a>"; allowed: [words](address)'],
  ],
  ...(
    [
      ['<five-acre lots', '<five-acre l'],
      ['<five. Lots', '<five. Lots'],
      ['<five', '<five'],
      ['<= five acres', '<= five acre'],
      ['<-- see below', '<-- see belo'],
    ] as const
  ).map(([words, found]): [string, string[]] => [
    `It is\n${words}`,
    [
      `line 13: found "${found}", which looks like the start of a tag; allowed: &lt; or words such as "less than"`,
    ],
  ]),
  ...(
    [
      ['<mailto:ann@land.org>', 'mailto:ann@land.org'],
      ['<Mailto:ann@land.org>', 'mailto:ann@land.org'],
      ['<ann@land.org', 'mailto:ann@land.org'],
      ['<Https://irs.gov>', 'https://…'],
      ['<https://irs.gov', 'https://…'],
      ['<https://www.youtube.com/@irs>', 'https://…'],
    ] as const
  ).map(([written, address]): [string, string[]] => [
    `See ${written}`,
    [`line 12: found "${written}"; allowed: a link written [words](${address})`],
  ]),
  [
    'A list.\n\nimport the list\n\nWords\nimport this and\n\nexport the list',
    [
      'line 14: found a line that begins with "import"; allowed: a line that begins with another word or a capital letter',
      'line 19: found a line that begins with "export"; allowed: a line that begins with another word or a capital letter',
    ],
  ],
  [
    'Words <!-- of mine\n\nand {more} words',
    [
      'line 12: found an HTML comment; allowed: text for readers; notes to yourself belong elsewhere',
      'line 14: found code in braces ("{more}"); allowed: plain text, or \\{ for a brace that readers should see',
    ],
  ],
  [
    'Words <!-- of {mine}\n\nand a <b> --> words',
    ['line 12: found an HTML comment; allowed: text for readers; notes to yourself belong elsewhere'],
  ],
  [
    'A {lot b {c} d',
    [
      'line 12: found code in braces ("{lot b"); allowed: plain text, or \\{ for a brace that readers should see',
      'line 12: found code in braces ("{c}"); allowed: plain text, or \\{ for a brace that readers should see',
    ],
  ],
  [
    '1000. It was cold.',
    [
      'line 12: found "1000." at the start of a line, which makes it a list; allowed: 1000\\. with a backslash, or another word first',
    ],
  ],
]

test.each(inFront)('the text: %j in front is reported', (words, sentences) => {
  expect(checkWords(words)).toEqual(sentences.map((sentence) => `content/blog/plat.mdx, ${sentence}.`))
})

test.each([
  'See [x][a] and [y][b].\n\n[a]: /blog\n\n[b]: /blog/neighbour',
  'It is 5*new* lots',
  '*Lots*5 of',
  '999. It was.',
])('the text: %j in front is fine', (words) => {
  expect(checkWords(words)).toEqual([])
})

test.each(faults)('the text: instead of %j, %j is reported', expectSentences)
