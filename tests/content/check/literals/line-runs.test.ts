import { checkWords } from '../checked'

const inList = '"1. words" in each line of a list, with an empty line before the list'
const inTalk = '"- **Name:** words" in each line, or an empty line between them'
const inSigns = '"- words" in each line of a list, with an empty line before the list'

const runs: [words: string, line: number, found: string, allowed: string][] = [
  ...['.', '!', '?', ':', '”', '"', '’', '. '].map((end): [string, number, string, string] => [
    `A “lot”${end}\n**Name:** one`,
    13,
    'Name:',
    inTalk,
  ]),
  ['**Name** one\n**Role** two', 13, 'Role', inTalk],
  ['**Name:** one, **Age:** two\n**Role:** three', 13, 'Role:', inTalk],
  ['*Name:* one\n*Role:* two', 13, 'Role:', inTalk],
  ['Words.\n**Name**: one', 13, 'Name', inTalk],
  ['Owner of the lot of 5 acre: b\nRole: c', 13, 'Role:', inTalk],
  ['Name: one\\\nRole: two\nAge: three', 14, 'Age:', inTalk],
  ['Time: 5: one\nDate: 6: two', 13, 'Date:', inTalk],
  ['**Lots**\n✓ one\n✓ two', 14, '✓', inSigns],
  ['✓1 lot\n✓2 lots', 13, '✓', inSigns],
  ['➡️ one\n➡️ two', 13, '➡️', inSigns],
  ['Mail them.\n4. **Close.** Sign.\n5. **Record.** Mail the deed.\n6. **Rest.**', 13, '4.', inList],
  ['1️⃣ one\n2️⃣ two\n3️⃣ three', 13, '2️⃣', inList],
  ['Lots: \n(1) one', 13, '(1)', inList],
  ['(5) Ask the clerk.\n(6) Pay the fee.', 13, '(6)', inList],
]

test.each(runs)(
  'lines that look like a list or a conversation would run on, and are reported: %j',
  (words, line, found, allowed) => {
    expect(checkWords(words)).toEqual([
      `content/blog/plat.mdx, line ${line}: found "${found}" at the start of a line, which would run into the line above; allowed: ${allowed}.`,
    ])
  },
)

test.each([
  'Words\n**Name:** one',
  'Words. More\n**Name:** one',
  'Words.\n**Name** one: two',
  'Words.\n*Name:* one',
  '*Name* one: two\n*Role* three: four',
  '**Name** one\n*Role* two',
  'Name: one\n**Role:** two',
  'Name:one\nRole:two',
  'name: one\nrole: two',
  'Owners of the lot of 5 acre: b\nRole: c',
  '<Product /> one\n<FounderPrice /> two',
  '[One](#sources) is\n[Two](/blog) are',
  '**Name:** one\\\n**Role:** two',
  '**Name:** one  \n**Role:** two',
  '✓ one\n**✓** two',
])('lines that form one paragraph, or end where the writer says so, are fine: %j', (words) => {
  expect(checkWords(words)).toEqual([])
})
