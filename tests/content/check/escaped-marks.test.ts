import { checkChange } from './checked'

function check(words: string): string[] {
  return checkChange('A plat is', `${words}\n\nA plat is`)
}

function tag(line: number, written: string, meant: string): string {
  return `content/blog/plat.mdx, line ${line}: found "${written}", which makes words of the tag of a block; allowed is "${meant}" with < and > as they are.`
}

test('the escaped tags of blocks are named', () => {
  expect(check('\\<Callout kind="note" title="x"\\>\n\nWords.\n\n\\</Callout\\>')).toEqual([
    tag(12, '\\<Callout', '<Callout'),
    tag(16, '\\</Callout', '</Callout'),
  ])
  for (const end of [' /\\>', '/\\>', '/>', '\\>'])
    expect(check(`It costs \\<FounderPrice${end} once.`)).toEqual([
      tag(12, '\\<FounderPrice', '<FounderPrice'),
    ])
  expect(check('It costs \\<Term>5\\</Term> once.')).toEqual([
    tag(12, '\\<Term', '<Term'),
    tag(12, '\\</Term', '</Term'),
  ])
  expect(check('Words.\n&lt;Callout&gt;')).toEqual([tag(13, '&lt;Callout', '<Callout')])
})

const heading = 'which makes words of the marks of a heading; allowed is "## Words" without a backslash.'
const link = 'which makes words of the brackets of a link; allowed is [words](address) without a backslash.'
const bold = 'which makes words of the stars of bold words; allowed is **words** without a backslash.'
const dashes =
  'which makes words of the dashes of a line across the page; allowed is --- without a backslash, between empty lines.'

test.each([
  ['\\## Heading', `line 12: found "\\##", ${heading}`],
  ['> Words.\n> \\#\\# Heading', `line 13: found "\\#\\#", ${heading}`],
  ['See \\[words\\](https://irs.gov).', `line 12: found "\\[words\\](", ${link}`],
  ['See \\[words\\]\\(/blog/x\\).', `line 12: found "\\[words\\]\\(", ${link}`],
  ['\\*\\*Two words.\\*\\* More.', `line 12: found "\\*\\*Two words.\\*\\*", ${bold}`],
  ['| a |\n| --- |\n| \\*\\*b\\*\\* |', `line 14: found "\\*\\*b\\*\\*", ${bold}`],
  ['\\---', `line 12: found "\\---", ${dashes}`],
  ['\\###### Heading', `line 12: found "\\######", ${heading}`],
  ['> Words.\n> \\-----  ', `line 13: found "\\-----", ${dashes}`],
  ['> \\---', `line 12: found "\\---", ${dashes}`],
  ['Words\n\\-\\-\\-', `line 13: found "\\-\\-\\-", ${dashes}`],
])('the escaped marks of %j are named', (words, sentence) => {
  expect(check(words)).toEqual([`content/blog/plat.mdx, ${sentence}`])
})

test.each([
  '5 \\* 3, \\_Yes \\_No, and **x** \\## y',
  '\\# of lots: 5',
  'Net\\*\\* and gross\\*\\*',
  '\\*\\*Rounded. \\*\\*Net of fees.',
  '\\[name\\](s), \\[price\\](/acre) and \\[\\[name\\]\\]',
  '\\<5 acres, &lt; 5 and &lt;Term5',
  '\\- words\n\\-- Mark Twain',
  '\\--- *Mark Twain*',
  '\\--',
  '**Mark Twain** \\---',
  '\\####### Words',
  '\\\\\\## Words',
  'A lot\\*\\*net\\*\\* and 2\\*\\*net\\*\\* of fees',
  '\\*\\* net\\*\\* of fees',
  'Of \\*\\*fees\nand\\*\\* more',
  '\\[of\nit\\](/blog/x) and \\[\\](/blog/x)',
  '\\<//Term',
])('%j is fine', (words) => {
  expect(check(words)).toEqual([])
})
