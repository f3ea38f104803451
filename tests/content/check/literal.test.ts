import { checkChange } from './checked'

const links = 'allowed is [words](address), with no blank between the brackets and none in the address.'
const list = 'allowed is "- words" in each line of a list.'

/** What an editor writes in front of a paragraph, and the sentence about it. */
const faults: [string, string][] = [
  [
    'See [x] (https://www.irs.gov/a) now.\n\n',
    `line 12: found "[x] (https://www.irs.gov/a)", which looks like a link but is none; ${links}`,
  ],
  [
    'See (x)[https://www.irs.gov/a] now.\n\n',
    `line 12: found "(x)[https://www.irs.gov/a]", which looks like a link but is none; ${links}`,
  ],
  [
    'See [x(https://www.irs.gov/a) now.\n\n',
    `line 12: found "[x(https://www.irs.gov/a)", which looks like a link but is none; ${links}`,
  ],
  [
    'See [**x**] (/blog) now.\n\n',
    `line 12: found "[…] (/blog)", which looks like a link but is none; ${links}`,
  ],
  [
    'See [the rule][irs] now.\n\n',
    'line 12: found the link "[the rule][irs]", whose address is written nowhere; allowed is [words](address).',
  ],
  [
    'See [the <FounderPrice /> rule][irs] now.\n\n',
    'line 12: found the link "[the … rule][irs]", whose address is written nowhere; allowed is [words](address).',
  ],
  [
    'Lots of &lt5 acres.\n\n',
    'line 12: found "&lt" without a semicolon, which readers would see; allowed is the same with a semicolon after it.',
  ],
  [
    '> [!NOTE]\n> Words.\n\n',
    'line 12: found "[!NOTE]", which readers would see; allowed is <Callout kind="note"> before a boxed remark and </Callout> after it.',
  ],
  [
    ':::note\nWords.\n:::\n\n',
    'line 12: found ":::note", which readers would see; allowed is <Callout kind="note"> before a boxed remark and </Callout> after it.',
  ],
  ['One.\\\n• more\n\n', `line 13: found "•" at the start of a line; ${list}`],
  [
    'One.\nA **bold ** word.\n\n',
    'line 13: found the stars of "**bold **", which readers would see; allowed is **words** with no blank inside the stars.',
  ],
  [
    'One:\n-item\n\n',
    'line 13: found a list line without a space after -; allowed is "- words", with an empty line before the list.',
  ],
  ...['*', '+'].map((sign): [string, string] => [
    `${sign}item\n${sign}more\n\n`,
    `line 13: found a list line without a space after ${sign}; allowed is "- words", with an empty line before the list.`,
  ]),
  ['• item\n• more\n\n', `line 12: found "•" at the start of a line; ${list}`],
  ['– item\n\n', `line 12: found "–" at the start of a line; ${list}`],
  [
    '-\u00A0item\n\n',
    'line 12: found a blank that never breaks after "-"; allowed is a common space there: delete the blank and type it again.',
  ],
  [
    '2.\u00A0Item\n\n',
    'line 12: found a blank that never breaks after "2."; allowed is a common space there: delete the blank and type it again.',
  ],
  [
    '##\u00A0Words\n\n',
    'line 12: found a blank that never breaks after "##"; allowed is a common space there: delete the blank and type it again.',
  ],
  ['➢ item\n\n', `line 12: found "➢" at the start of a line; ${list}`],
  ['o\titem\n\n', `line 12: found "o" at the start of a line; ${list}`],
  [
    '1.One\n\n',
    'line 12: found "1." without a space after it; allowed is "1. Words", with an empty line before the list.',
  ],
  [
    'See [[the rule]] now.\n\n',
    `line 12: found "[[the rule]]", which looks like a link but is none; ${links}`,
  ],
  [
    'A *wide * lot.\n\n',
    'line 12: found the stars of "*wide *", which readers would see; allowed is *words* with no blank inside the stars.',
  ],
  [
    'A ==wide== lot.\n\n',
    'line 12: found the marks of "==wide==", which readers would see; allowed is **words**.',
  ],
  [
    'Lots &lt 5 acres.\n\n',
    'line 12: found "&lt" without a semicolon, which readers would see; allowed is the same with a semicolon after it.',
  ],
  [
    'County\tAcres\nPinal\t40\n\n',
    'line 12: found lines with tabs, as a spreadsheet copies its cells; allowed is | cell | cell | in each line, and | --- | --- | as the second line.',
  ],
  [
    'Lots:\n2. One\n\n',
    'line 13: found "2." at the start of a line, which would run on in the line above; allowed is "1. words" in each line of a list, with an empty line before the list.',
  ],
  [
    'a) One\nb) Two\n\n',
    'line 13: found "b)" at the start of a line, which would run on in the line above; allowed is "1. words" in each line of a list, with an empty line before the list.',
  ],
  [
    '**You:** A price.\n**Seller:** No.\n\n',
    'line 13: found the line that begins with "Seller:", which would run on in the line above; allowed is "- **Name:** words" in each line, or an empty line between them.',
  ],
  [
    '**You**: A price.\n**Seller**: No.\n\n',
    'line 13: found the line that begins with "Seller", which would run on in the line above; allowed is "- **Name:** words" in each line, or an empty line between them.',
  ],
  [
    '**Tip:**Read it.\n\n',
    'line 12: found the stars of "**Tip:**", which readers would see; allowed is a blank between the stars and the word beside them.',
  ],
  [
    'The**"Plat"** is.\n\n',
    'line 12: found the stars of "**"Plat"**", which readers would see; allowed is a blank between the stars and the word beside them.',
  ],
  [
    'A __Wide__lot.\n\n',
    'line 12: found the underscores of "__Wide__", which readers would see; allowed is *words* or **words**.',
  ],
  [
    'A _wide lot.\n\n',
    'line 12: found the underscores of "_wide lot.", which readers would see; allowed is *words* or **words**.',
  ],
  [
    'A\t5\nB\t40\n\n',
    'line 12: found lines with tabs, as a spreadsheet copies its cells; allowed is | cell | cell | in each line, and | --- | --- | as the second line.',
  ],
  [
    'County | Acres\nPinal | 40\n\n',
    'line 12: found lines of a table without a line of dashes under the first; allowed is | --- | --- | as the second line, with as many parts as the first.',
  ],
  [
    '| Pinal | 40 |\n\n',
    'line 12: found one line of a table by itself; allowed is all lines of a table without an empty line between them, and | --- | --- | as the second.',
  ],
  ['- [] box\n\n', 'line 12: found "[]" for a box to tick; allowed is "- [ ] words" inside <Checklist>.'],
  [
    '|a|b|\n|c|d|\n\n',
    'line 12: found lines of a table without a line of dashes under the first; allowed is | --- | --- | as the second line, with as many parts as the first.',
  ],
  [
    '<Table caption="A">\n\n|a|b|\n|c|d|\n\n</Table>\n\n',
    'line 14: found lines of a table without a line of dashes under the first; allowed is | --- | --- | as the second line, with as many parts as the first.',
  ],
]

test.each(faults)('a mark that Markdown does not take: %j is named', (words, sentence) => {
  const [first = ''] = checkChange('A plat is', `${words}A plat is`)
  expect(first).toBe(`content/blog/plat.mdx, ${sentence}`)
})

test('a table without its line of dashes is named once, whichever row is marked', () => {
  expect(
    checkChange('A plat is', '<Table caption="A" mark="2">\n\n|a|b|\n|c|d|\n\n</Table>\n\nA plat is'),
  ).toEqual([
    'content/blog/plat.mdx, line 14: found lines of a table without a line of dashes under the first; allowed is | --- | --- | as the second line, with as many parts as the first.',
  ])
})

test('a row below an empty line in a table is named once', () => {
  expect(
    checkChange('A plat is', '<Table caption="A">\n\n|a|b|\n|-|-|\n|c|d|\n\n|e|f|\n\n</Table>\n\nA plat is'),
  ).toEqual([
    'content/blog/plat.mdx, line 18: found one line of a table by itself; allowed is all lines of a table without an empty line between them, and | --- | --- | as the second.',
  ])
})

test('each line with a bullet is named, and a fault of a link is named once', () => {
  expect(checkChange('A plat is', '• item\n• more\n\nA plat is')).toHaveLength(2)
  expect(checkChange('A plat is', 'See [x] (https://www.irs.gov/a).\n\nA plat is')).toHaveLength(1)
  expect(checkChange('A plat is', 'See [the rule][irs](a b).\n\nA plat is')).toHaveLength(1)
})

test('a box of a checklist is named once, with its line', () => {
  expect(checkChange('- [ ] **Access:**', '- [] **Access:**')).toEqual([
    'content/blog/plat.mdx, line 20: found the line "[] Access: a road that touches the lot" inside "<Checklist>"; allowed is lines as "- [ ] words".',
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
  '1. One\n2. Two\n\n   More.',
])('%j is fine', (words) => {
  expect(checkChange('A plat is', `${words}\n\nA plat is`)).toEqual([])
})
