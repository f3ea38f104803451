import { checkWords } from '../checked'

const heading = 'which turns the marks of a heading into plain text; allowed: "## Words" without a backslash.'
const link =
  'which turns the brackets of a link into plain text; allowed: [words](address) without a backslash.'
const bold = 'which turns the stars of bold words into plain text; allowed: **words** without a backslash.'
const italic = 'which turns the stars of italic words into plain text; allowed: *words* without a backslash.'
const quotation =
  'which turns the mark of a quotation into plain text; allowed: "> words" without a backslash.'
const picture =
  'which turns a picture into plain text; allowed: <Figure src="…" alt="what it shows"> with a drawing from content/figures.'
const comment =
  'which turns a comment into plain text; allowed: text for readers; notes to yourself belong elsewhere.'
const brackets =
  'which turns the brackets of an address into plain text; allowed: [words](https://…) without < and >.'
const dashes =
  'which turns the dashes of a line across the page into plain text; allowed: --- without a backslash, between empty lines.'

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
  ['\\*\\*\\*Both\\*\\*\\*', `line 12: found "\\*\\*\\*Both\\*\\*\\*", ${bold}`],
  ['\\*\\*<Product />\\*\\* is', `line 12: found "\\*\\*<Product />\\*\\*", ${bold}`],
  [
    'A \\*\\*big <Term>balloon</Term> is\\*\\* due',
    `line 12: found "\\*\\*big <Term>balloon</Term> is\\*\\*", ${bold}`,
  ],
  ['\\*\\*[IRS](https://irs.gov)\\*\\*', `line 12: found "\\*\\*[IRS](https://irs.gov)\\*\\*", ${bold}`],
  ['By \\*<Product />\\*', `line 12: found "\\*<Product />\\*", ${italic}`],
  ['\\> “Words,” he said', `line 12: found "\\>", ${quotation}`],
  ['> Words.\n>\n> \\> Words', `line 14: found "\\>", ${quotation}`],
  ['&gt; Words', `line 12: found "&gt;", ${quotation}`],
  ['\\![A map](https://irs.gov)', `line 12: found "\\![A map](", ${picture}`],
  ['\\!\\[\\]\\(/map.png\\)', `line 12: found "\\!\\[\\]\\(", ${picture}`],
  ['\\<\\!-- later --\\>', `line 12: found "\\<\\!--", ${comment}`],
  ['\\<[https://irs.gov](https://irs.gov)\\>', `line 12: found "\\<[https://irs.gov", ${brackets}`],
])('the escaped marks of %j are reported', (words, sentence) => {
  expect(checkWords(words)).toEqual([`content/blog/plat.mdx, ${sentence}`])
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
  'See note\\*<Term>perc test</Term> and <Term>balloon</Term>\\* of 2\\*<Product />',
  'Of the owners\n\\> half live elsewhere; \\> 5 acres',
  '- \\> half of it',
  'Stop\\![There](https://irs.gov) it is',
  '\\*\\*\\*',
  'Ann \\<ann@irs.gov\\>',
])('%j is fine', (words) => {
  expect(checkWords(words)).toEqual([])
})

test('stars that a word processor wrote around the tag of a block are reported once they are alone', () => {
  const alone = (line: number, stars: string) =>
    `content/blog/plat.mdx, line ${line}: found "${stars}" with no words, which readers would see; allowed: nothing in its place.`
  expect(checkWords('\\*\\*\n\n<Callout kind="note">\n\nWords.\n\n</Callout>\n\n\\*\\*')).toEqual([
    alone(12, '\\*\\*'),
    alone(20, '\\*\\*'),
  ])
  expect(checkWords('\\*')).toEqual([alone(12, '\\*')])
})
