import { product } from '@/lib/site'
import {
  readChecklist,
  readLetter,
  readRow,
  readSteps,
  readTable,
  readTalk,
  runsOf,
  spokenLine,
} from '@/lib/toolbox/quoted-blocks'
import { anArticle } from '../../fixtures/an-article'

const article = (body: string) => anArticle({ slug: 'plat', body })
const checklist = (lines: string) =>
  article(`<Checklist id="lines" title="The lot's lines">\n\n${lines}\n\n</Checklist>`)

test.each([
  ['- [ ] **Deed:** a copy', 'Deed', 'a copy'],
  ['- [ ] **Deed**: a copy', 'Deed', 'a copy'],
  ['- [ ] **Deed.** A copy', 'Deed', 'A copy'],
  ['* [ ] **Deed:** a copy', 'Deed', 'a copy'],
  ['- [ ] **Deed:** a copy\n  of all pages', 'Deed', 'a copy of all pages'],
  ['- [ ] **Is it dry?** Walk it', 'Is it dry?', 'Walk it'],
  ['- [ ] **Deed**', 'Deed', ''],
  ['- [ ] **Deed**, a copy', '', 'Deed, a copy'],
  ['- [ ] a "copy" of *the* [deed](/x) by <Product />', '', `a “copy” of the deed by ${product.name}`],
])('the checklist line %j is printed as the page shows it', (line, label, text) => {
  expect(readChecklist(checklist(line), 'lines')).toEqual({
    title: 'The lot’s lines',
    lines: [{ label, text }],
  })
})

test.each([
  [{ label: 'Deed', text: 'a copy' }, 'Deed: a copy'],
  [{ label: 'Is it dry?', text: 'Walk it' }, 'Is it dry? Walk it'],
  [{ label: 'Deed', text: '' }, 'Deed'],
  [{ label: '', text: 'a copy' }, 'a copy'],
])('the line %p is printed and spoken as "%s"', (line, words) => {
  expect(
    runsOf(line)
      .map(([text]) => text)
      .join(''),
  ).toBe(words)
  expect(spokenLine(line)).toBe(words)
})

test('a step is printed with a period after its label, if it has one', () => {
  const look = { mark: '.', strong: 'noteStrong', plain: 'note' } as const
  expect(runsOf({ label: 'Look', text: 'At it' }, look)).toEqual([
    ['Look.', 'noteStrong'],
    [' At it', 'note'],
  ])
  expect(runsOf({ label: '', text: 'Look at it' }, look)).toEqual([['Look at it', 'note']])
})

test('an escaped pipe inside a cell stays in its cell', () => {
  const table = article('<Table caption="Sizes">\n\n| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 |\n\n</Table>')
  expect(readTable(table, 'Sizes')).toEqual([['1 | 2', '3']])
})

test('a row is found by its key in a given column, wherever it is in the table', () => {
  const table = article(
    '<Table caption="Offers">\n\n| A | B |\n| --- | --- |\n| 60% of all | 70%: $7 |\n| Low | 50%: $5 |\n| 5 Last | $500 |\n\n</Table>',
  )
  expect(readRow(table, 'Offers', '50%', 1)).toEqual(['Low', '50%: $5'])
  expect(readRow(table, 'Offers', '5')).toEqual(['5 Last', '$500'])
  expect(() => readRow(table, 'Offers', '60%', 1)).toThrow('with one line of "60%"')
})

test('a call script is printed with the caller’s own lines only, and a letter with its paragraphs', () => {
  const talk = article(
    '<Script title="The call">\n\n- **You:** Hello.\n- **Owner:** Yes?\n- **You, later:** Bye.\n\n</Script>',
  )
  expect(readTalk(talk, 'The call').lines).toEqual(['Hello.', 'Bye.'])
  const letter = article('<Script title="The letter">\n\nDear\nowner,\n\nI buy land.\n\n</Script>')
  expect(readLetter(letter, 'The letter')).toEqual(['Dear owner,', 'I buy land.'])
})

test('steps are read in order, however they are numbered', () => {
  const steps = article(
    '<Steps>\n\n1) **Look.** At it\n\n   - from the road\n   - on the map\n1) **Ask.** The clerk\n\n   Twice\n\n</Steps>',
  )
  expect(readSteps(steps)).toEqual([
    { label: 'Look', text: 'At it from the road on the map' },
    { label: 'Ask', text: 'The clerk Twice' },
  ])
})

test('a missing block, or one without lines to print, stops the build and is named', () => {
  expect(() => readSteps(article('Words.'))).toThrow('content/blog/plat.mdx has no <Steps>')
  const empty = article('<Script title="The call">\n\n- **Owner:** Yes?\n\n</Script>')
  const sentence = 'content/blog/plat.mdx has a <Script> without the lines that the toolbox prints.'
  expect(() => readTalk(empty, 'The call')).toThrow(sentence)
  expect(() => readLetter(empty, 'The call')).toThrow(sentence)
})
