import { checkWords } from '../checked'

const emptyLine = 'found a list item without words; allowed: words in each item, or no such line.'

test.each([
  ['- One\n-\n- Two', 13],
  ['- One\n  - a\n  -\n- Two', 14],
  ['- One\n- &nbsp;', 13],
  ['<Steps>\n\n1. One\n2.\n\n</Steps>', 15],
  ['<KeyNumbers>\n\n- **5** acres\n-\n\n</KeyNumbers>', 15],
  ['<Checklist id="lots" title="Lots">\n\n- [ ] One\n-\n\n</Checklist>', 15],
  ['<Script title="A">\n\n- **You:** Hi.\n-\n\n</Script>', 15],
])('a list item without words is reported once: %j', (words, line) => {
  expect(checkWords(words)).toEqual([`content/blog/plat.mdx, line ${line}: ${emptyLine}`])
})

test('a quotation without words is reported', () => {
  expect(checkWords('>')).toEqual([
    'content/blog/plat.mdx, line 12: found a quotation without words; allowed: some words after >.',
  ])
})

test('a list item whose only tag is broken is not reported as empty as well', () => {
  expect(checkWords('- <Foo>\n- Two')).toEqual([expect.stringContaining('the unknown block "<Foo>"')])
})

test.each(['- <Product />\n-\n  words', '- - One\n- > Two\n- [words](/blog)', '> One\n>\n> Two'])(
  '%j is fine',
  (words) => {
    expect(checkWords(words)).toEqual([])
  },
)
