import { checkChange } from './checked'

function check(table: string): string[] {
  return checkChange('A plat is', `${table}\n\nA plat is`)
}

test('a row with fewer or more cells than the head is named, since its words would be lost', () => {
  const head = 'allowed is 2 cells, as in the head of the table; \\| is a bar inside a cell.'
  expect(check('|a|b|\n|-|-|\n|c|\n|d|e|\n|f|g|h|')).toEqual([
    `content/blog/plat.mdx, line 14: found 1 cell in the row "c"; ${head}`,
    `content/blog/plat.mdx, line 16: found 3 cells in the row "f | g | h"; ${head}`,
  ])
})

test('text right under a table is named, since it becomes a row', () => {
  expect(check('|a|\n|-|\n|b|\nAnd so on.')).toEqual([
    'content/blog/plat.mdx, line 15: found "And so on." right under a table, which makes it a row; allowed is an empty line between a table and the text after it.',
  ])
})

test('a row may have a bar inside a cell and none at its ends', () => {
  expect(check('|a|b|\n|-|-|\n|c \\| d|e|\nf|g')).toEqual([])
})
