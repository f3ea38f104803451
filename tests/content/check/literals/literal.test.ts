import { checkChange, checkWords } from '../checked'

const links = 'allowed: [words](address), with no space between the brackets or in the address.'
const runOn = 'at the start of a line, which would run into the line above'
const labels = 'allowed: "- **Name:** words" in each line, or an empty line between them.'
const apart = 'allowed: a space between the stars and the word next to them.'
const list = 'allowed: "- words" in each line of a list.'

/** What an editor writes in front of a paragraph, and the sentence about it. */
const faults: [string, string][] = [
  [
    'See [the toolbox]/land-investor-toolbox.pdf now.\n\n',
    `line 12: found "/land-investor-toolbox.pdf", which looks like a link but is not one; ${links}`,
  ],
  [
    'See [x] (https://www.irs.gov/a) now.\n\n',
    `line 12: found "[x] (https://www.irs.gov/a)", which looks like a link but is not one; ${links}`,
  ],
  [
    'See (x)[https://www.irs.gov/a] now.\n\n',
    `line 12: found "(x)[https://www.irs.gov/a]", which looks like a link but is not one; ${links}`,
  ],
  [
    'See [x(https://www.irs.gov/a) now.\n\n',
    `line 12: found "[x(https://www.irs.gov/a)", which looks like a link but is not one; ${links}`,
  ],
  [
    'See [**x**] (/blog) now.\n\n',
    `line 12: found "[…] (/blog)", which looks like a link but is not one; ${links}`,
  ],
  [
    'See [the rule][irs] now.\n\n',
    'line 12: found the link "[the rule][irs]", whose address is missing; allowed: [words](address).',
  ],
  [
    'See [the <FounderPrice /> rule][irs] now.\n\n',
    'line 12: found the link "[the … rule][irs]", whose address is missing; allowed: [words](address).',
  ],
  [
    'Lots of &lt5 acres.\n\n',
    'line 12: found "&lt" without a semicolon, which readers would see; allowed: the same with a semicolon after it.',
  ],
  [
    '> [!NOTE]\n> Words.\n\n',
    'line 12: found "[!NOTE]", which readers would see; allowed: <Callout kind="note"> before a boxed remark and </Callout> after it.',
  ],
  [
    ':::note\nWords.\n:::\n\n',
    'line 12: found ":::note", which readers would see; allowed: <Callout kind="note"> before a boxed remark and </Callout> after it.',
  ],
  ['One.\\\n• more\n\n', `line 13: found "•" at the start of a line; ${list}`],
  [
    'One.\nA **bold ** word.\n\n',
    'line 13: found the stars of "**bold **", which readers would see; allowed: **words** with no space inside the stars.',
  ],
  [
    'One:\n-item\n\n',
    'line 13: found a list item without a space after -; allowed: "- words", with an empty line before the list, or "— Name" under somebody’s words.',
  ],
  ...[
    ['- **One:** words\n -**Two:** words', 13],
    ['<Checklist id="a" title="A">\n\n- [ ] One\n -[ ] Two\n\n</Checklist>', 15],
  ].map(([words, line]): [string, string] => [
    `${words}\n\n`,
    `line ${line}: found a list item without a space after -; allowed: "- words", with an empty line before the list, or "— Name" under somebody’s words.`,
  ]),
  [
    '*item\n*more\n\n',
    'line 13: found a list item without a space after *; allowed: "- words", with an empty line before the list.',
  ],
  ...['+', '✓ ', '☐ ', '→', '— '].map((sign): [string, string] => [
    `${sign}item\n${sign}more\n\n`,
    `line 13: found "${sign.trim()}" at the start of a line, which would run into the line above; allowed: "- words" in each line of a list, with an empty line before the list.`,
  ]),
  ['• item\n• more\n\n', `line 12: found "•" at the start of a line; ${list}`],
  [
    '– item\n\n',
    'line 12: found "–" at the start of a line; allowed: "- words" in each line of a list, or "— Name" under somebody’s words.',
  ],
  [
    '-\u00A0item\n\n',
    'line 12: found a non-breaking space after "-"; allowed: a regular space there: delete it and type a space.',
  ],
  [
    '2.\u00A0Item\n\n',
    'line 12: found a non-breaking space after "2."; allowed: a regular space there: delete it and type a space.',
  ],
  [
    '##\u00A0Words\n\n',
    'line 12: found a non-breaking space after "##"; allowed: a regular space there: delete it and type a space.',
  ],
  ['➢ item\n\n', `line 12: found "➢" at the start of a line; ${list}`],
  ...['o\t', 'v\t', 'v  ', 'Ø\t', 'Ø ', 'ü\t', 'ü ', 'o ', 'o\u00A0\u00A0', '§\t', '§  '].map(
    (lead): [string, string] => [
      `${lead}item\n ${lead}more\n\n`,
      `line 12: found "${lead[0]}" at the start of a line; ${list}`,
    ],
  ),
  ['§ Ask for the deed\n\n', `line 12: found "§" at the start of a line; ${list}`],
  [
    '1.One\n\n',
    'line 12: found "1." without a space after it; allowed: "1. Words", with an empty line before the list.',
  ],
  [
    'See [[the rule]] now.\n\n',
    `line 12: found "[[the rule]]", which looks like a link but is not one; ${links}`,
  ],
  [
    'A *wide * lot.\n\n',
    'line 12: found the stars of "*wide *", which readers would see; allowed: *words* with no space inside the stars.',
  ],
  [
    'A ==wide== lot.\n\n',
    'line 12: found the marks of "==wide==", which readers would see; allowed: **words**.',
  ],
  [
    'Lots &lt 5 acres.\n\n',
    'line 12: found "&lt" without a semicolon, which readers would see; allowed: the same with a semicolon after it.',
  ],
  [
    'County\tAcres\nPinal\t40\n\n',
    'line 12: found lines with tabs, as a spreadsheet copies its cells; allowed: | cell | cell | in each line, and | --- | --- | as the second line.',
  ],
  [
    'Lots:\n2. One\n\n',
    'line 13: found "2." at the start of a line, which would run into the line above; allowed: "1. words" in each line of a list, with an empty line before the list.',
  ],
  [
    'a) One\nb) Two\n\n',
    'line 13: found "b)" at the start of a line, which would run into the line above; allowed: "1. words" in each line of a list, with an empty line before the list.',
  ],
  ['**You:** A price.\n**Seller:** No.\n\n', `line 13: found "Seller:" ${runOn}; ${labels}`],
  ['**You**: A price.\n**Seller**: No.\n\n', `line 13: found "Seller" ${runOn}; ${labels}`],
  ['**$5,000** price\n**5** acres\n\n', `line 13: found "5" ${runOn}; ${labels}`],
  ['*Price:* $500\n*Acres:* 5\n\n', `line 13: found "Acres:" ${runOn}; ${labels}`],
  ['You: A price?\nSeller: No.\n\n', `line 13: found "Seller:" ${runOn}; ${labels}`],
  ['Step 1: One\nStep 2: Two\n\n', `line 13: found "Step 2:" ${runOn}; ${labels}`],
  ...['-', '–'].map((dash): [string, string] => [
    `1 ${dash} One\n2 ${dash} Two\n\n`,
    `line 13: found "2 ${dash}" ${runOn}; allowed: "1. words" in each line of a list, with an empty line before the list.`,
  ]),
  ...['A. One\nB. Two', 'i. One\nii. Two', '(1) One\n(2) Two', '1.) One\n2.) Two'].map(
    (words): [string, string] => [
      `${words}\n\n`,
      `line 13: found "${words.split('\n')[1]?.split(' ')[0]}" ${runOn}; allowed: "1. words" in each line of a list, with an empty line before the list.`,
    ],
  ),
  [
    'The year was\n\n1990. It was cold.\n\n',
    'line 14: found "1990." at the start of a line, which makes it a list; allowed: 1990\\. with a backslash, or another word first.',
  ],
  ['*Note:*Read it.\n\n', `line 12: found the stars of "*Note:*", which readers would see; ${apart}`],
  [
    'A [link\nof words](/blog) and **bold ** here.\n\n',
    'line 13: found the stars of "**bold **", which readers would see; allowed: **words** with no space inside the stars.',
  ],
  [
    'Month\tBalance\n1\t$13,815\n\n',
    'line 12: found lines with tabs, as a spreadsheet copies its cells; allowed: | cell | cell | in each line, and | --- | --- | as the second line.',
  ],
  [
    'Here is the table:\n| A | B |\n| 1 | 2 |\n\n',
    'line 13: found lines of a table without a line of dashes under the first; allowed: | --- | --- | as the second line, with as many parts as the first.',
  ],
  ['**Tip:**Read it.\n\n', `line 12: found the stars of "**Tip:**", which readers would see; ${apart}`],
  ['The**"Plat"** is.\n\n', `line 12: found the stars of "**"Plat"**", which readers would see; ${apart}`],
  [
    'A __Wide__lot.\n\n',
    'line 12: found the underscores of "__Wide__", which readers would see; allowed: *words* or **words**.',
  ],
  [
    'A _wide lot.\n\n',
    'line 12: found the underscores of "_wide lot.", which readers would see; allowed: *words* or **words**.',
  ],
  [
    'A\t5\nB\t40\n\n',
    'line 12: found lines with tabs, as a spreadsheet copies its cells; allowed: | cell | cell | in each line, and | --- | --- | as the second line.',
  ],
  [
    'County | Acres\nPinal | 40\n\n',
    'line 12: found lines of a table without a line of dashes under the first; allowed: | --- | --- | as the second line, with as many parts as the first.',
  ],
  [
    '| Pinal | 40 |\n\n',
    'line 12: found a single line of a table by itself; allowed: all lines of a table without an empty line between them, and | --- | --- | as the second.',
  ],
  ...[
    '+---+---+\n| A | B |\n+===+===+\n| 1 | 2 |\n+---+---+',
    '<Table caption="A">\n\n+--+--+\n| A | B |\n+--+--+\n\n</Table>',
  ].map((table): [string, string] => [
    `${table}\n\n`,
    `line ${table.startsWith('<') ? 14 : 12}: found a table drawn with + and -, which readers would see; allowed: | cell | cell | in each line, | --- | --- | as the second line, and no other lines of dashes.`,
  ]),
  ...[
    '[caption id="7" align="left"]A *lot*[/caption]',
    '[gallery ids="1,2"]',
    '[b]Read it[/b]',
    '[/vc_row]',
  ].map((tag): [string, string] => [
    `A ${tag} here.\n\n`,
    `line 12: found "${tag.replace('*lot*', '…')}", a tag in square brackets, which readers would see; allowed: Markdown and the blocks of content/README.md.`,
  ]),
  ...(
    [
      ['[Image]', '<Figure src="…" alt="what it shows"> with a drawing from content/figures'],
      ['[image: plat.png]', '<Figure src="…" alt="what it shows"> with a drawing from content/figures'],
      ['![[plat.png]]', '<Figure src="…" alt="what it shows"> with a drawing from content/figures'],
      ['%%ask Ann%%', 'text for readers; notes to yourself belong elsewhere'],
      [':rocket:', 'the symbol itself, or words'],
      ['\\times', 'the symbol itself, such as × or ÷'],
    ] as const
  ).map(([mark, allowed]): [string, string] => [
    `A ${mark} here.\n\n`,
    `line 12: found "${mark}", which readers would see; allowed: ${allowed}.`,
  ]),
  [
    'A deed. ^deed-4f\n\n',
    'line 12: found "^deed-4f", which readers would see; allowed: nothing there; links can lead to headings.',
  ],
  ...['$$a = b$$', '$$\na = b\n$$'].map((sum): [string, string] => [
    `${sum}\n\n`,
    `line 12: found the marks of "${sum.replaceAll('\n', ' ')}", which readers would see; allowed: a sum in plain symbols, such as "Price × 50% = offer", or <Formula>.`,
  ]),
  ...[': What each lot costs', 'Plat\n: A map of lots'].map((words): [string, string] => [
    `${words}\n\n`,
    `line ${words.startsWith(':') ? 12 : 13}: found ":" at the start of a line; allowed: words without it; a caption goes in <Table caption="…">.`,
  ]),
  ['- [] box\n\n', 'line 12: found "[]" for a checkbox; allowed: "- [ ] words" inside <Checklist>.'],
  [
    '|a|b|\n|c|d|\n\n',
    'line 12: found lines of a table without a line of dashes under the first; allowed: | --- | --- | as the second line, with as many parts as the first.',
  ],
  [
    '<Table caption="A">\n\n|a|b|\n|c|d|\n\n</Table>\n\n',
    'line 14: found lines of a table without a line of dashes under the first; allowed: | --- | --- | as the second line, with as many parts as the first.',
  ],
]

test.each(faults)('a mark that Markdown does not take: %j is reported', (words, sentence) => {
  const [first = ''] = checkChange('A plat is', `${words}A plat is`)
  expect(first).toBe(`content/blog/plat.mdx, ${sentence}`)
})

test.each([
  'the other](/blog/neighbour) now',
  '[the other](/blog/neighbour now',
  '[the other](/blog/neighbour “A”) now',
])('a broken link to an article is reported once: See %s', (words) => {
  expect(checkWords(`See ${words}.`)).toEqual([
    'content/blog/plat.mdx, line 12: found an incomplete link; allowed: [words](address) without spaces in the address; write %20 for one.',
  ])
})

test('a table without its line of dashes is reported once, whichever row is marked', () => {
  expect(
    checkChange('A plat is', '<Table caption="A" mark="2">\n\n|a|b|\n|c|d|\n\n</Table>\n\nA plat is'),
  ).toEqual([
    'content/blog/plat.mdx, line 14: found lines of a table without a line of dashes under the first; allowed: | --- | --- | as the second line, with as many parts as the first.',
  ])
})

test('rows with an empty line between them are reported once', () => {
  for (const around of ['|a|b|\n\n|c|d|\n\n|e|f|', '<Table caption="A">\n\n|a|b|\n\n|c|d|\n\n</Table>'])
    expect(checkWords(around)).toEqual([
      expect.stringMatching(
        /^content\/blog\/plat\.mdx, line 1[24]: found a single line of a table by itself;/,
      ),
    ])
})

test('a row below an empty line in a table is reported once', () => {
  expect(
    checkChange('A plat is', '<Table caption="A">\n\n|a|b|\n|-|-|\n|c|d|\n\n|e|f|\n\n</Table>\n\nA plat is'),
  ).toEqual([
    'content/blog/plat.mdx, line 18: found an empty line between the rows of a table; allowed: all its rows right under each other, or | --- | --- | under the first line of a new table.',
  ])
})

test('the first of several lines with a bullet is reported, and a fault of a link once', () => {
  expect(checkChange('A plat is', '• item\n• more\n• last\n\nA plat is')).toHaveLength(1)
  expect(checkChange('A plat is', 'See [x] (https://www.irs.gov/a).\n\nA plat is')).toHaveLength(1)
  expect(checkChange('A plat is', 'See [the rule][irs](a b).\n\nA plat is')).toHaveLength(1)
})

test('a checkbox in a checklist is reported once, with its line', () => {
  expect(checkChange('- [ ] **Access:**', '- [] **Access:**')).toEqual([
    'content/blog/plat.mdx, line 20: found the line "[] Access: a road that touches the lot" inside "<Checklist>"; allowed: lines written "- [ ] words".',
  ])
})

test.each([
  'Lots [sic] (see below) and [Name] stay.',
  'A sum: 5 *3 * 2, and x == y and z == w.',
  'A -5% year, a bid-down and\n-5 degrees.',
  '**Bold** and **bold**: 2 * 3 * 4.',
  '[words][key] has an address.\n\n[key]: /blog',
  '| one bar at the start of a line',
  'One bar | and another\nline.',
  'Name: ____ or __, in plat_book_7 and _____.',
  'It sold on page 7.\n12 buyers came, and i.e. nobody\n e. g. went.',
  'An offer:\n**now** or never.',
  'We call that\n**the float**: the days.',
  'He took the **first**\n**option**: cash.',
  'The deed is on page\n7. The clerk copies it, see Lots 3 and\n4. Both have water from\nc. 1990 or so.',
  'J. Smith and\nK. Jones own it.',
  'a) the price  \nb) the date',
  '1\\. One\\\n2\\. Two',
  'Ann Smith | Buyer  \n602-555-0100 | Phoenix',
  'Price:\t$500  \nAcres:\t5',
  'The law is in § 1031 and\n§ 1033,\n§ 1245 and\n§\t1250 of it.',
  '§ IRC 1031 and the case of Smith\nv Jones, of a pipe of\nØ 12 inches.',
  'I offer [price] for [address / parcel], [name=yours] and [A]; 20%% of 30%% in C:\\Users\\text or D:\\2024\\left.',
  'From $$ to $$$ a night; at 10:30: go, a ratio of 3:2:1; x ^2 and 5^2; Note: this: that.',
  'Inns are $$, shops $$ too; a $$-rated place is no other $$ one; "$$" and "$$", ($$) or ($$).',
  '1 - 5 acres\n2 - 5 lots, and the sum is:\n3 - 2 or\n5 - two, from\n6 - two.',
  'We paid:\n2 - so they say - or\nfour.',

  '\\*Rounded.  \n\\*Net of fees.',
  'Net price\\*\\* is \\_Yes \\_No, \\[\\[name\\]\\] and\n\\+tax.',
  'A &amp; B, R&D; and > Net\\*\\* is.',
  'It costs $500\n+tax and fees.',
  'See 7.a of it, Section\n2.b applies, Lot [A][sic] and [1][2].',
  'Per acre [price] (/acre), [Name] (tel: ____), ST&LT gains.',
  'Save it as _final_plat.pdf; vacant? __Yes __No, SSN XXX-XX-1234.',
  '> Buy land.\n>\n> — Mark Twain',
  '| Rate | Fee |\n| --- | --- |\n| 5*|6** |',
  '1. One\n2. Two\n\n   More.',
])('%j is fine', (words) => {
  expect(checkWords(words)).toEqual([])
})

test('bullets of a word processor are reported once, even if each is a paragraph', () => {
  const bullet = (line: number) =>
    `content/blog/plat.mdx, line ${line}: found "·" at the start of a line; allowed: "- words" in each line of a list.`
  expect(checkChange('A plat is', '· One\n\n· Two\n· Three\n\n· Four\n\nA plat is')).toEqual([bullet(12)])
  expect(checkChange('A plat is', '· One\n\nWords.\n\n· Two\n\nA plat is')).toEqual([bullet(12), bullet(16)])
})
