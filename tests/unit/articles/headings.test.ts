import { readHeadings } from '@/lib/articles/headings'

test('a heading has its level, words, id and line', () => {
  expect(readHeadings('Lead\n\n## How it works\n\ntext\n\n### Who holds *title*?')).toEqual([
    { level: 2, text: 'How it works', id: 'how-it-works', line: 3 },
    { level: 3, text: 'Who holds title?', id: 'who-holds-title', line: 7 },
  ])
})

test.each([
  ['[Buy](/x) a *note* ##', 'Buy a note', 'buy-a-note'],
  [
    'The buyer\'s -- and the seller\'s -- "deed"',
    'The buyer’s — and the seller’s — “deed”',
    'the-buyers--and-the-sellers--deed',
  ],
  ['  Wait ... then buy', 'Wait … then buy', 'wait--then-buy'],
  ['  A lot', 'A lot', 'a-lot'],
  ['Lots &amp; acres', 'Lots & acres', 'lots--acres'],
  ['A snake_case name \\# and C#', 'A snake_case name # and C#', 'a-snake_case-name--and-c'],
])('the heading %j has the text that its page shows', (words, text, id) => {
  expect(readHeadings(`## ${words}`)).toEqual([{ level: 2, text, id, line: 1 }])
})

test('a line that only looks like a heading is not one', () => {
  expect(readHeadings('# {not')).toEqual([])
})

test('headings with the same text get distinct ids', () => {
  expect(readHeadings('## Land\n## Land\n## Land').map(({ id }) => id)).toEqual(['land', 'land-1', 'land-2'])
})

test('a line in a code fence is not a heading', () => {
  expect(readHeadings('```\n# a remark\n```\n\n~~~ text\n## another\n~~~\n\n## Land')).toHaveLength(1)
})

test('seven # marks, or marks without a space or a text, do not make a heading', () => {
  expect(readHeadings('####### Seven\n#Land\n##')).toEqual([])
})
