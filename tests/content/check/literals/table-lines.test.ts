import { checkWords } from '../checked'

/** The first sentence about lines in front of a paragraph, up to what is allowed instead. */
function check(lines: string): string | undefined {
  const [first] = checkWords(lines)
  return first?.replace('content/blog/plat.mdx, ', '').replace(/[,;] .*/, '')
}

const pasted = 'line 12: found lines with tabs'
const barred = 'line 12: found lines of a table without a line of dashes under the first'
const drawn = 'line 12: found a table drawn with + and -'

test('an empty line in a table is reported once', () => {
  const table = '| A | B |\n\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |'
  expect(checkWords(table)).toEqual([
    expect.stringContaining('line 12: found a single line of a table by itself'),
  ])
})

test.each([
  ['County\t\tAcres\nPinal\t\t40', pasted],
  ['A\t1\nB\t2\nC\t3', pasted],
  ['Lots\n100.\tOne\n101.\tTwo', pasted.replace('12', '13')],
  ['| Pinal |\n| Yuma |', barred],
  ['Pinal|40\nYuma|50', barred],
  ['Pinal |40\nYuma |50', barred],
  ['Pinal| 40\nYuma| 50', barred],
  ['+:--+--:+\n| A | B |\n+---+---+', drawn],
  ['+===+===+\n| A | B |', drawn],
  ['+---+  \n| A |  \n+---+  ', drawn],
  ['|a|', 'line 12: found a single line of a table by itself'],
])('%j is not a table, and is reported where it begins', (lines, sentence) => {
  expect(check(lines)).toContain(sentence)
})

test.each([
  'a.\tOne\nb.\tTwo',
  'a)\tOne\nb)\tTwo',
  '7.\tOne\n8.\tTwo',
  '12.\tOne\n13.\tTwo',
  '12)\tOne\n13)\tTwo',
])('%j below words is a list that runs on, not a table', (lines) => {
  expect(check(`Lots:\n${lines}`)).toMatch(/^line 1[34]: found ".*" at the start of a line$/)
})

test.each(['+-+-+', 'See\n+---+ here', '+---+ is a sign', 'A sign is +---+', '| a | and so on', 'A | b |'])(
  '%j is not part of a table',
  (words) => {
    expect(check(words)).toBeUndefined()
  },
)

const dashed = 'line 12: found a table drawn with rows of dashes, which readers would see as words and lines'

test.each([
  ['  a      b\n  ------ ------\n  1      2\n  3      4', 13],
  ['  ------ ------\n  a      b\n  ------ ------\n\n', 12],
  ['> a b\n> --- ---\n> 1 2', 13],
])('%j, as pandoc draws tables, is reported once', (lines, line) => {
  expect(checkWords(lines)).toEqual([
    `content/blog/plat.mdx, ${dashed.replace('12', String(line))}; allowed: | cell | cell | in each line, | --- | --- | as the second line, and no other lines of dashes.`,
  ])
})

test.each(['Words.\n\n--- --- ---\n\nWords.', '- - -\nWords.', '-----\nWords.'])(
  '%j is a line across the page',
  (lines) => {
    expect(check(lines)).toBeUndefined()
  },
)
