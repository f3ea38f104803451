import { checkWords } from '../checked'

test('a row with fewer or more cells than the header row is reported, since its words would be lost', () => {
  const head = 'allowed: 2 cells, as in the header row; \\| is a bar inside a cell.'
  expect(checkWords('|a|b|\n|-|-|\n|c|\n|d|e|\n|f|g|h|')).toEqual([
    `content/blog/plat.mdx, line 14: found 1 cell in the row "c"; ${head}`,
    `content/blog/plat.mdx, line 16: found 3 cells in the row "f | g | h"; ${head}`,
  ])
})

test.each([
  ['| one | t\nwo |', '| one | t', 'wo |'],
  ['| one\n| two |', '| one', '| two |'],
  ['| one |\ntwo |', '| one |', 'two |'],
  ['| one | two\n|', '| one | two', '|'],
  ['| one\nand a half | t\nwo |', '| one', 'and a half | t'],
])('a row that somebody split with Enter is one mistake: %j', (row, start, end) => {
  expect(checkWords(`| A | B |\n| --- | --- |\n${row}\n| 3 | 4 |`)).toEqual([
    `content/blog/plat.mdx, line 14: found the row "${start}", which goes on in the line below with "${end}"; allowed: each row of a table in one line.`,
  ])
})

test('an empty line between the rows of a table is reported once', () => {
  expect(checkWords('|a|b|\n|-|-|\n|c|d|\n\n|e|f|\n|g|h|\n\n|i|j|')).toEqual([
    'content/blog/plat.mdx, line 16: found an empty line between the rows of a table; allowed: all its rows right under each other, or | --- | --- | under the first line of a new table.',
  ])
})

test('text right under a table is reported, since it becomes a row, whatever bars come further down', () => {
  expect(checkWords('|a|\n|-|\n|b|\nAnd so on.\n\n|c|\n|-|\n|d|')).toEqual([
    'content/blog/plat.mdx, line 15: found "And so on." right under a table, which makes it a row; allowed: an empty line between a table and the text after it.',
  ])
})

test('a row may have a bar inside a cell and none at its ends', () => {
  expect(checkWords('|a|b|\n|-|-|\n|c \\| d|e|\nf|g')).toEqual([])
})

test('a table with no words in its header row is reported, in a block, too', () => {
  const sentence =
    'found a table with no words in its header row; allowed: the name of each column in the first line.'
  expect(checkWords('| | |\n|-|-|\n|a|b|')).toEqual([`content/blog/plat.mdx, line 12: ${sentence}`])
  expect(checkWords('<Table caption="A">\n\n| | &nbsp; |\n|-|-|\n|a|b|\n\n</Table>')).toEqual([
    `content/blog/plat.mdx, line 14: ${sentence}`,
  ])
})

test('a table without rows is reported once, in a block, too', () => {
  const sentence = 'found a table without rows; allowed: at least one row under the line of dashes.'
  expect(checkWords('|a|b|\n|-|-|')).toEqual([`content/blog/plat.mdx, line 12: ${sentence}`])
  expect(checkWords('<Callout>\n\n|a|b|\n|-|-|\n\n</Callout>')).toEqual([
    `content/blog/plat.mdx, line 14: ${sentence}`,
  ])
  const block = '<Table caption="A">\n\n|a|b|\n|-|-|\n\n</Table>'
  const ofBlock =
    'found a table without rows inside "<Table>"; allowed: one Markdown table with at least one row under its header row.'
  expect(checkWords(block)).toEqual([`content/blog/plat.mdx, line 12: ${ofBlock}`])
  expect(checkWords(`<Callout>\n\n${block}\n\n</Callout>`)).toEqual([
    `content/blog/plat.mdx, line 14: ${ofBlock}`,
  ])
})

test('some header cells and all cells of a row may be empty, and a block counts as words', () => {
  expect(checkWords('| | 2024 |\n|-|-|\n|a|b|\n| | |')).toEqual([])
  expect(checkWords('| | <FounderPrice /> |\n|-|-|\n|a|b|')).toEqual([])
})
