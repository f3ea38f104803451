import { checkWords } from '../checked'

const list =
  'which turns the marks of a list into plain text; allowed: "- words" in each line without a backslash, with an empty line before the list.'
const box =
  'which turns a checkbox into plain text; allowed: "- [ ] words" inside <Checklist>, without a backslash.'
const table =
  'which turns the bars of a table into plain text; allowed: | cell | cell | in each line, without a backslash, and | --- | --- | as the second line.'
const runsOn = (kind: string) =>
  `at the start of a line, which would run into the line above; allowed: "${kind} words" in each line of a list, with an empty line before the list, and no backslash.`

test.each([
  ['\\- One\n\\- Two\n\\- Three', `line 12: found "\\-", ${list}`],
  ['\\- One\n\n\\- Two', `line 12: found "\\-", ${list}`],
  ['Words.\n\n\\+ **One**  \n\\+ (two)', `line 14: found "\\+", ${list}`],
  ['> \\* One\n> \\* Two', `line 12: found "\\*", ${list}`],
  ['\\* One\n\n\\* Two\n\n\\* Three', `line 12: found "\\*", ${list}`],
  ['\\- 5 acres\n\\- 10 acres', `line 13: found "\\-" ${runsOn('-')}`],
  ['1\\. One\n2\\. Two', `line 13: found "2\\." ${runsOn('1.')}`],
  ['(a\\) One\n(b\\) Two\n(c\\) Three', `line 13: found "(b\\)" ${runsOn('1.')}`],
  ['- \\[ \\] One', `line 12: found "\\[ \\]", ${box}`],
  ['\\- \\[x\\] One', `line 12: found "\\- \\[x\\]", ${box}`],
  ['\\| a \\| b \\|\n\\| --- \\| --- \\|\n\\| 1 \\| 2 \\|', `line 12: found "\\|", ${table}`],
  ['\\| a | b |\n\n\\| 1 | 2 |', `line 12: found "\\|", ${table}`],
])('the escaped beginnings of the lines in %j are reported', (words, sentence) => {
  expect(checkWords(words)).toEqual([`content/blog/plat.mdx, ${sentence}`])
})

test('two runs of such lines are two faults', () => {
  expect(checkWords('\\- One\n\\- Two\n\nWords.\n\n\\- Three\n\\- Four')).toEqual([
    `content/blog/plat.mdx, line 12: found "\\-", ${list}`,
    `content/blog/plat.mdx, line 17: found "\\-", ${list}`,
  ])
})

test.each([
  '\\- Mark Twain',
  '> Words.\n>\n> \\- Mark Twain\n\n> Words.\n>\n> \\- Henry George',
  '\\* Rounded.\n\n\\* Before fees.',
  '\\- $5\n\n\\- $6',
  '1\\. One\n\n2\\. Two',
  '\\[ \\] Yes\n\n\\[ \\] No',
  'A \\| B',
])('%j is fine', (words) => {
  expect(checkWords(words)).toEqual([])
})

test('lines with backslashes in a block of code are no mistakes beside the block', () => {
  expect(checkWords('```\n\\- one\n\\- two\n\\- three\n```')).toEqual([
    expect.stringContaining('line 12: found a block of code'),
  ])
})
